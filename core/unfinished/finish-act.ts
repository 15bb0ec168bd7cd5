import { toggleLike } from '../adverts/toggle-like.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { type SendingPorts, sendMessage } from '../chats/send-message.ts';
import { addComment } from '../comments/add-comment.ts';
import { toggleFollow } from '../follows/toggle-follow.ts';
import type { Ports } from '../ports/ports.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { DomainError } from '../shared/errors.ts';
import { requireAccount } from '../shared/require-user.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { type Act, actOfFields } from './act.ts';
import { endsAfter, keepFor } from './how-long.ts';

interface FinishedAct {
  /** `profile-required`: it waits until there is a profile. */
  readonly outcome: 'done' | 'refused' | 'profile-required';
  readonly text: Text;
}

/**
 * Does, once, what somebody started in this browser before they logged in: only if the log-in leads back to the page it
 * was started on, so that somebody who logs in later for another reason does not do it unawares. If it was not done, it
 * is kept for this person alone for an hour; a comment is then in its form again. Undefined if there was nothing to do.
 */
export async function finishAct(
  ports: SendingPorts &
    Pick<Ports, 'unfinished' | 'adverts' | 'saves' | 'blocks' | 'follows' | 'savedSearches' | 'settings'>,
  viewer: Viewer,
  asked: {
    readonly actId: string | undefined;
    /** Where the person goes next. */
    readonly returnTo: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<FinishedAct | undefined> {
  const { accountId } = requireAccount(viewer);
  const idHash = tokenHash(ports, asked.actId);
  if (idHash === undefined) return undefined;
  const now = ports.clock.now();
  const kept = await ports.unfinished.take(idHash, { accountId, now });
  if (kept === undefined) return undefined;
  const begun = actOfFields(kept.fields);
  // What its form has shown is sent by its form alone.
  const time = begun === undefined ? endsAfter.shownComment : endsAfter.undoneAct;
  const putBack = () => keepFor(ports, time, idHash, { ...kept, accountId });
  if (begun === undefined || begun.returnTo !== asked.returnTo) {
    await putBack();
    return undefined;
  }
  try {
    return { outcome: 'done', text: await perform(ports, viewer, begun.act, asked.client) };
  } catch (error) {
    await putBack();
    if (!(error instanceof DomainError)) throw error;
    const outcome = error.code === 'profile-required' ? error.code : 'refused';
    return { outcome, text: error.text };
  }
}

/** Returns what to tell the person. */
async function perform(
  ports: Parameters<typeof finishAct>[0],
  viewer: Viewer,
  act: Act,
  client: string | undefined,
): Promise<Text> {
  if (act.kind === 'save-search') {
    await saveSearch(ports, viewer, { ...act.search, client });
    return texts.savedSearches.saved;
  }
  if (act.kind === 'follow') {
    await toggleFollow(ports, viewer, { userId: act.sellerId, following: act.wanted, client });
    return act.wanted ? texts.follows.followed : texts.follows.unfollowed;
  }
  const { kind, advertId } = act;
  if (kind === 'comment') {
    await addComment(ports, viewer, { advertId, comment: act.comment, formKey: act.formKey, client });
    return texts.comments.posted;
  }
  if (kind === 'ask') {
    await sendMessage(ports, viewer, { with: act.sellerId, move: 'ask', messageId: '', advertId, client });
    return texts.offers.asked;
  }
  if (kind === 'save') {
    await toggleSaved(ports, viewer, { advertId, saved: act.wanted, client });
    return act.wanted ? texts.saved.done : texts.saved.undone;
  }
  await toggleLike(ports, viewer, { advertId, liked: act.wanted, client });
  return act.wanted ? texts.likes.done : texts.likes.undone;
}
