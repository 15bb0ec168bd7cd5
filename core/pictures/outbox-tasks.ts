import type { Handlers } from '../outbox/handler.ts';
import { inParts } from '../outbox/in-parts.ts';
import { addNarrowCopies } from './add-narrow-copies.ts';
import { hashPictures } from './hash-pictures.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const pictureTasks: Handlers<'sweep-pictures' | 'add-narrow-copies' | 'hash-pictures'> = {
  'sweep-pictures': { runTogether: sweepOrphans },
  'add-narrow-copies': { run: (ports, entry) => inParts(ports, entry, addNarrowCopies(ports)) },
  'hash-pictures': { run: (ports, entry) => inParts(ports, entry, hashPictures(ports)) },
};
