import { createHash } from 'node:crypto';
import type { Digests } from '../../core/ports/digests.ts';

export function createSha256Digests(): Digests {
  return { sha256: (content) => createHash('sha256').update(content).digest('hex') };
}
