import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createDiskPhotoStore } from '../adapters/photos/disk-photo-store.ts';
import { createSharpPictureEncoder } from '../adapters/photos/sharp-picture-encoder.ts';
import { createCore } from '../core/core.ts';
import type { User } from '../core/shared/viewer.ts';

/** What the process says about itself: memory in MiB, time in milliseconds. */
export interface PhotosReport {
  readonly memoryBefore: number;
  readonly peakMemory: number;
  readonly loopDelay99: number;
  readonly loopDelayMax: number;
}

const directory = mkdtempSync(join(tmpdir(), 'bench-photos-'));
const core = createCore({
  ...memoryPorts(),
  photoStore: createDiskPhotoStore({ directory }),
  pictureEncoder: createSharpPictureEncoder({ concurrency: 2 }),
});
const viewer: User = {
  kind: 'user',
  accountId: 'seller00000000000000',
  email: 'seller@example.com',
  emailVerified: true,
  username: 'seller',
  fullName: 'Seller',
  picture: undefined,
};

const loopDelay = monitorEventLoopDelay({ resolution: 5 });
let memoryBefore = 0;

/**
 * In MiB. The resource usage of a forked process counts the memory that its parent had, so Linux is asked for the
 * peak of this program alone.
 */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(peak) / 1024;
}

async function answer(request: IncomingMessage): Promise<string> {
  switch (request.url) {
    case '/begin':
      memoryBefore = process.memoryUsage.rss() / 2 ** 20;
      loopDelay.enable();
      return 'begun';
    case '/photo': {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      return (await core.holdPicture(viewer, Buffer.concat(parts))).key;
    }
    case '/report': {
      loopDelay.disable();
      const report: PhotosReport = {
        memoryBefore,
        peakMemory: peakMemory(),
        loopDelay99: loopDelay.percentile(99) / 1e6,
        loopDelayMax: loopDelay.max / 1e6,
      };
      return JSON.stringify(report);
    }
    default:
      return JSON.stringify(await core.listFeed({ kind: 'visitor' }));
  }
}

const server = createServer(async (request, response) => {
  try {
    response.end(await answer(request));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port });
});
process.on('SIGTERM', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
