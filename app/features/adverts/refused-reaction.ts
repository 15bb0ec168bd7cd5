import { waitInWords } from '../../../core/shared/time/wait-in-words.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as errorsTexts from '../../../core/texts/errors.ts';
import * as reactionsTexts from '../../../core/texts/reactions.ts';
import * as waitsTexts from '../../../core/texts/waits.ts';

/** Why a like or a save was refused; undefined if the answer does not say. */
export function refusedReaction({ status, headers }: Response): string | undefined {
  if (status === 400) return reactionsTexts.notDelivered;
  if (status === 404) return advertsTexts.gone;
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? errorsTexts.tooMany({ wait: waitInWords(seconds, waitsTexts) }) : undefined;
}
