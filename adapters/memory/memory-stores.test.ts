import { NotWritable } from '../../core/ports/not-writable.ts';
import { describeHealth } from '../contracts/health.ts';
import { describeStores } from '../contracts/stores.ts';
import { memoryPorts } from './memory-ports.ts';

describeStores('memory', async () => ({ ports: memoryPorts(), close: async () => undefined }));

describeHealth('memory', async () => {
  const { health } = memoryPorts();
  const setFailure = async (failure: Error | undefined) => {
    health.writeFailure = failure;
  };
  return {
    health,
    async breakDatabase() {
      health.failure = new Error('The database does not answer.');
    },
    refuseWrites: () => setFailure(new NotWritable(new Error('disk full'))),
    takeWrites: () => setFailure(undefined),
    close: async () => undefined,
  };
});
