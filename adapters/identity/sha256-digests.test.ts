import { describeDigests } from '../contracts/digests.ts';
import { createSha256Digests } from './sha256-digests.ts';

describeDigests('SHA-256', createSha256Digests);
