import type { Core } from '../../core/core.ts';
import type { DomainError } from '../../core/shared/errors.ts';
import { normaliseLine } from '../../core/shared/text/normalise-text.ts';
import type { Viewer } from '../../core/shared/viewer.ts';
import { type Text, texts } from '../../core/texts/text.ts';
import { asMendable, isMendable } from './refusals.server.ts';

/** The file fields that are read; files of any other field are ignored. */
const pictureFields = new Set(['images', 'profilepic']);
/** How many uploads of one form are examined, valid or not; core's own limit is lower and has its own message. */
export const maxUploads = 12;

interface Uploads {
  readonly keys: readonly string[];
  /** Why pictures were refused. */
  readonly problems: Text[];
  /** Whether one of them was refused for its bytes. */
  readonly tooLarge: boolean;
  /** The refusal, if pictures could not be held for a reason outside them. */
  readonly unavailable: DomainError | undefined;
  /** Seconds until more may be uploaded, when one was refused because there were too many. */
  readonly retryAfter: number | undefined;
  accept(name: string, bytes: Uint8Array, fileName?: string): Promise<void>;
}

/** Hands the pictures of a form to core while they arrive. */
export function collectUploads(core: Pick<Core, 'holdPicture'>, viewer: Viewer, client?: string): Uploads {
  const keys: string[] = [];
  const problems: Text[] = [];
  let seen = 0;
  let tooLarge = false;
  let unavailable: DomainError | undefined;
  let retryAfter: number | undefined;
  return {
    keys,
    problems,
    get tooLarge() {
      return tooLarge;
    },
    get unavailable() {
      return unavailable;
    },
    get retryAfter() {
      return retryAfter;
    },
    async accept(name, bytes, fileName) {
      if (!pictureFields.has(name) || viewer.kind !== 'user' || seen >= maxUploads) return;
      // Each further picture would wait as long for the same refusal.
      if (unavailable !== undefined) return;
      seen += 1;
      try {
        keys.push((await core.holdPicture(viewer, bytes, client)).key);
      } catch (thrown) {
        const error = asMendable(thrown);
        if (!isMendable(error)) throw error;
        tooLarge ||= error.code === 'too-large';
        if (error.code === 'unavailable') unavailable = error;
        if (error.code === 'too-many') retryAfter ??= error.retryAfter;
        const name = isAboutFile(error) ? shortName(fileName) : '';
        for (const problem of [error.fields['images'] ?? error.text].flat()) {
          problems.push(name === '' ? problem : texts.pictures.inFile({ name, problem }));
        }
      }
    },
  };
}

function isAboutFile({ code }: DomainError): boolean {
  return code === 'invalid' || code === 'too-large';
}

const longestShownName = 40;

/** Enough of the name to distinguish files; its end says more than its middle. */
function shortName(fileName = ''): string {
  const name = normaliseLine(fileName);
  if (name.length <= longestShownName) return name;
  return `${name.slice(0, longestShownName / 2)}…${name.slice(-longestShownName / 2)}`;
}
