import { describeSearchEngine } from '../contracts/search-engine.ts';
import { createMemorySearchEngine } from './search-engine.ts';

describeSearchEngine('memory', async () => ({ engine: createMemorySearchEngine(), close: async () => {} }));
