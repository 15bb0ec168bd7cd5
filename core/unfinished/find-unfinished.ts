import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { endsAfter, keepFor } from './how-long.ts';
import { type AskedForUnfinished, keysOf } from './whose.ts';

/**
 * The fields of the form as the viewer sent it after their session had ended, each time until it is sent or discarded;
 * undefined when there are none, or when they are somebody else's, who has used the same browser.
 */
export async function findUnfinished(
  ports: Pick<Ports, 'unfinished' | 'clock' | 'digests'>,
  viewer: Viewer,
  browser: AskedForUnfinished,
): Promise<Readonly<Record<string, string>> | undefined> {
  const accountId = viewerId(viewer);
  if (accountId === undefined) return undefined;
  const [form, act] = keysOf(ports, accountId, browser);
  const asked = { path: browser.place, accountId, now: ports.clock.now() };
  const kept = form && (await ports.unfinished.find(form, asked));
  if (kept) return kept.fields;
  const begun = act && (await ports.unfinished.find(act, asked));
  if (!act || !begun) return undefined;
  const { act: kind, returnTo: _, ...fields } = begun.fields;
  // Now that it is seen in its form, only its form sends it, and only this person's.
  if (kind === 'comment')
    await ifWritable(keepFor(ports, endsAfter.shownComment, act, { path: asked.path, fields, accountId }));
  return fields;
}
