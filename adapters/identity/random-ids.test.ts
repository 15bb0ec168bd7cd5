import { describeIds } from '../contracts/ids.ts';
import { createRandomIds } from './random-ids.ts';

describeIds('random', createRandomIds);
