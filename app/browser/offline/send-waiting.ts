import type { Message } from '../../../core/entities/message.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import * as waitingTexts from '../../../core/texts/waiting.ts';
import { readTold } from '../read-told.ts';
import { carriedOut, outcomeHeader, queueHeader } from './queue-names.ts';
import {
  changeWaiting,
  forgetWaiting,
  isHeld,
  readWaiting,
  type Waiting,
  type WaitingForm,
  type WaitingMessage,
} from './waiting-store.ts';

/** Milliseconds, for a text and for what has photos on a very slow line. */
const sendTimeout = 20_000;
const uploadTimeout = 300_000;

interface Listener {
  changed(): void;
  /** A message has been sent, and this is how the server keeps it. */
  sent?(message: Message): void;
}

/** What became of a try. Undefined if that is unknown, or the site is not able to answer: it is tried again later. */
type Outcome = { readonly message?: Message } | { readonly problem: string } | undefined;

/**
 * Sends what this account has waiting, or what all accounts have, oldest first. What follows something that has to wait
 * longer waits too, so that all arrives in its order. Returns whether something of it has to wait.
 */
export async function sendInTurn(accountId: string | undefined, listener: Listener): Promise<boolean> {
  const stuck = new Set<string>();
  const record = async (made: Waiting) => {
    await changeWaiting(made);
    listener.changed();
  };
  for (;;) {
    const all = await readWaiting(accountId);
    const next = all.find(({ from, state }) => state !== 'refused' && !stuck.has(from));
    if (next === undefined) break;
    if (next.state !== 'sending') await record({ ...next, state: 'sending' });
    const outcome = await sendOne(next);
    if (outcome === undefined) stuck.add(next.from);
    else if ('problem' in outcome) await record(await refused(next, outcome.problem));
    else {
      if (outcome.message) listener.sent?.(outcome.message);
      await forgetWaiting([next.id]);
      listener.changed();
    }
  }
  for (const one of await readWaiting(accountId))
    if (one.state === 'sending') await record({ ...one, state: 'waiting' });
  return stuck.size > 0;
}

function sendOne(made: Waiting): Promise<Outcome> {
  return made.kind === 'message' ? sendMessage(made) : sendForm(made);
}

async function sendMessage(made: WaitingMessage): Promise<Outcome> {
  const { id, from, to, text, quotedAdvert } = made;
  const held: Picture[] = [];
  for (const photo of made.photos ?? []) {
    if (isHeld(photo)) {
      held.push(photo);
      continue;
    }
    const answer = await post('/chat/media', [
      ['for', from],
      ['with', to],
      ['images', photo],
    ]);
    const told = answer && (await readJson(answer));
    if (told === undefined) return undefined;
    if (!answer?.ok) return { problem: told.message ?? waitingTexts.refused };
    held.push(told);
    // A later try does not upload it again.
    await changeWaiting({
      ...made,
      state: 'sending',
      photos: [...held, ...(made.photos?.slice(held.length) ?? [])],
    });
  }
  const fields: [string, string][] = [
    ['for', from],
    ['with', to],
    ['message', text],
    ['messageId', id],
    ['pictureKeys', held.map(({ key }) => key).join(' ')],
    ...(quotedAdvert ? [['ad', quotedAdvert.id] as [string, string]] : []),
  ];
  const answer = await post('/chat/send', fields);
  const told = await answer?.text().catch(() => undefined);
  if (answer === undefined || told === undefined) return undefined;
  try {
    return answer.ok
      ? { message: readTold(told) }
      : { problem: JSON.parse(told).message ?? waitingTexts.refused };
  } catch {
    return undefined;
  }
}

async function readJson(answer: Response) {
  return answer.json().catch(() => undefined);
}

async function sendForm({ address, fields }: WaitingForm): Promise<Outcome> {
  const { pathname, search } = new URL(address, location.origin);
  const answer = await post(`${pathname}.data${search}`, [...fields, ['stay', '1']]);
  const outcome = answer?.headers.get(outcomeHeader);
  if (!outcome) return undefined;
  return outcome === carriedOut ? {} : { problem: decodeURIComponent(outcome) };
}

/** What the server refuses. An advert becomes the person's draft, unless they have begun another one. */
async function refused(made: Waiting, problem: string): Promise<Waiting> {
  const isDraft =
    made.kind === 'advert' &&
    (await post('/post/draft', made.fields).then(async (answer) => answer?.ok && (await readJson(answer))));
  return { ...made, state: 'refused', problem, ...(isDraft ? { isDraft: true, fields: [] } : {}) };
}

/** Undefined without an answer of ours, or while nobody is logged in. */
async function post(
  address: string,
  fields: readonly (readonly [string, string | File])[],
): Promise<Response | undefined> {
  if (!navigator.onLine) return undefined;
  const hasFiles = fields.some(([, value]) => typeof value !== 'string');
  const body = hasFiles ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  const ending = new AbortController();
  const limit = setTimeout(() => ending.abort(), hasFiles ? uploadTimeout : sendTimeout);
  try {
    const headers = { [queueHeader]: '1' };
    const answer = await fetch(address, { method: 'POST', body, headers, signal: ending.signal });
    return answer.status >= 500 || answer.status === 401 ? undefined : answer;
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}
