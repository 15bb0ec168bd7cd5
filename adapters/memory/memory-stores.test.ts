import { describeHealth } from '../contracts/health.ts';
import { describeStores } from '../contracts/stores.ts';
import { memoryPorts } from './memory-ports.ts';

describeStores('memory', async () => ({ ports: memoryPorts(), close: async () => undefined }));

describeHealth('memory', async () => {
  const { health } = memoryPorts();
  return {
    health,
    async breakDatabase() {
      health.failure = new Error('The database does not answer.');
    },
    close: async () => undefined,
  };
});
