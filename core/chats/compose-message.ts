import { moveAdvert } from '../adverts/move-advert.ts';
import { parsePrice } from '../adverts/parse-price.ts';
import type { Advert } from '../entities/advert.ts';
import { type AnswerKind, type Message, plainText } from '../entities/message.ts';
import type { Picture } from '../entities/picture.ts';
import { isMessagePictureKey } from '../pictures/picture-key.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { unitPrice } from '../prices/unit-price.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError, type FieldErrors } from '../shared/errors.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import { inWords, type Text, texts } from '../texts/text.ts';
import { maxMessagePictures } from './limits.ts';
import { writtenPrice } from './message-in-words.ts';
import { parseMessage } from './parse-message.ts';
import { quoteAdvert } from './quote-advert.ts';

export interface MessageForm {
  /** Account id of the other person. */
  readonly with: string;
  /** The kind of message to send; undefined for an ordinary one with the text in `message`. */
  readonly move?: string | undefined;
  readonly message?: string | undefined;
  /** Keys of the pictures of an ordinary message: held for its sender, or sent with it already. */
  readonly pictureKeys?: readonly string[] | undefined;
  /** Why pictures were refused; the message is then refused at their field. */
  readonly pictureProblems?: readonly Text[] | undefined;
  /** The amount of an offer, as typed. */
  readonly amount?: string | undefined;
  /** Id of the question or offer that the message answers. */
  readonly answers?: string | undefined;
  /** Made by the sender: new for every message, the same when a message is sent again. */
  readonly messageId: string;
  /** The advert that the message quotes, if it is one of the other person's. */
  readonly advertId?: string | undefined;
  /** The client's address, for limits. */
  readonly client?: string | undefined;
}

/** The form's `move` values that answer a question or an offer, and the kinds of message they make. */
const answerMoves: Readonly<Record<string, AnswerKind>> = {
  available: 'available',
  sold: 'sold',
  accept: 'accepted',
  decline: 'declined',
};

type Wish =
  | { readonly kind: 'text'; readonly text: string; readonly pictureKeys: readonly string[] }
  | { readonly kind: 'question' }
  | { readonly kind: 'offer'; readonly amount: number }
  | { readonly kind: AnswerKind; readonly answers: string };

/** The content of the form; refuses a form that is invalid whoever sends it. */
export function readMessageForm({ move, amount = '', answers = '', ...form }: MessageForm): Wish {
  if (move === undefined) {
    const { message = '', pictureKeys = [], pictureProblems = [] } = form;
    const keys = [...new Set(pictureKeys)];
    const text = parseMessage(message, keys.length + pictureProblems.length);
    const images = checkPictures(keys, pictureProblems);
    if (text.ok && images.ok) return { kind: 'text', text: text.value, pictureKeys: images.value };
    const problems = { ...asProblem('message', text), ...asProblem('images', images) };
    const [only, ...others] = Object.values(problems).flat();
    const isOne = only !== undefined && others.length === 0;
    throw new DomainError('invalid', isOne ? only : texts.forms.checkFields, problems);
  }
  if (move === 'ask') return { kind: 'question' };
  if (move === 'offer') {
    const price = parsePrice(amount);
    if (!price.ok) throw new DomainError('invalid', price.problem, { amount: price.problem });
    return { kind: 'offer', amount: price.value };
  }
  const kind = Object.hasOwn(answerMoves, move) ? answerMoves[move] : undefined;
  if (kind === undefined) throw new DomainError('not-found', texts.errors.notFound);
  return { kind, answers };
}

function asProblem(field: string, checked: Checked<unknown, Text | readonly Text[]>): FieldErrors {
  return checked.ok ? {} : { [field]: checked.problem };
}

function checkPictures(
  keys: readonly string[],
  problems: readonly Text[],
): Checked<readonly string[], Text | readonly Text[]> {
  const { tooMany, chooseAgain } = texts.pictures;
  if (problems.length > 0) return { ok: false, problem: problems };
  if (keys.length > maxMessagePictures) return { ok: false, problem: tooMany({ max: maxMessagePictures }) };
  return keys.every(isMessagePictureKey) ? { ok: true, value: keys } : { ok: false, problem: chooseAgain };
}

type Said = Pick<Message, 'kind' | 'text' | 'pictures' | 'quotedAdvert' | 'amount' | 'answers'>;
type Talking = { readonly from: string; readonly to: string };
type ComposingPorts = Pick<Ports, 'searchEngine' | 'ids' | 'clock'>;
type ComposingStores = Pick<Stores, 'adverts' | 'conversations' | 'outbox' | 'pictures'>;

/** The content of the message and, for an answer that requires it, the change of the advert's state. */
export async function composeMessage(
  ports: ComposingPorts,
  stores: ComposingStores,
  { from, to }: Talking,
  wish: Wish,
  advertId: string | undefined,
): Promise<Said> {
  if (wish.kind === 'text') {
    const pictures = await usablePictures(ports, stores, { from, to }, wish.pictureKeys);
    return { ...plainText, text: wish.text, pictures, quotedAdvert: await quoteAdvert(stores, to, advertId) };
  }
  if (wish.kind === 'question') {
    const { id, title } = await liveAdvert(stores, to, advertId);
    return {
      ...plainText,
      kind: 'question',
      text: stored(texts.offers.question),
      quotedAdvert: { id, title },
    };
  }
  if (wish.kind === 'offer') {
    const { id, title, quantity, unit } = await liveAdvert(stores, to, advertId);
    const { amount } = wish;
    const price = unitPrice({ price: amount, quantity, unit }, texts.units);
    const text = stored(texts.offers.offer({ price, title }));
    return { ...plainText, kind: 'offer', text, amount, quotedAdvert: { id, title } };
  }
  return answer(ports, stores, { from, to }, wish);
}

/**
 * The pictures with these keys, which the sender holds, or has sent this person before: a message whose answer was lost is
 * sent again, and its pictures are not held any more.
 */
async function usablePictures(
  { clock }: Pick<Ports, 'clock'>,
  stores: Pick<Stores, 'pictures' | 'conversations'>,
  { from, to }: Talking,
  keys: readonly string[],
): Promise<readonly Picture[]> {
  const held = await stores.pictures.held(from, keys, clock.now());
  const usable = new Map(held.map((picture) => [picture.key, picture]));
  for (const key of keys.filter((key) => !usable.has(key))) {
    const messages = await stores.conversations.withPicture(key);
    const isSent = messages.some((message) => message.from === from && message.to === to);
    const picture = isSent ? await stores.pictures.byKey(key) : undefined;
    if (picture !== undefined) usable.set(key, picture);
  }
  const { chooseAgain } = texts.pictures;
  return keys.map((key) => {
    const picture = usable.get(key);
    if (picture === undefined) throw new DomainError('invalid', chooseAgain, { images: chooseAgain });
    return picture;
  });
}

async function liveAdvert(
  stores: Pick<Stores, 'adverts'>,
  sellerId: string,
  advertId: string | undefined,
): Promise<Advert> {
  const advert = await advertOf(stores, sellerId, advertId);
  if (advert === undefined || advert.state === 'hidden') throw refusal(texts.adverts.gone);
  if (advert.state === 'sold') throw refusal(texts.offers.advertSold);
  if (advert.state === 'ended') throw refusal(texts.states.over);
  return advert;
}

async function advertOf(
  stores: Pick<Stores, 'adverts'>,
  sellerId: string,
  advertId: string | undefined,
): Promise<Advert | undefined> {
  const advert =
    advertId !== undefined && isAdvertId(advertId) ? await stores.adverts.byId(advertId) : undefined;
  return advert?.sellerId === sellerId ? advert : undefined;
}

/** Only the receiver of a question or offer can answer, and only the newest of its kind about the advert. */
async function answer(
  ports: ComposingPorts,
  stores: ComposingStores,
  { from, to }: Talking,
  { kind, answers }: { readonly kind: AnswerKind; readonly answers: string },
): Promise<Said> {
  const asked = await stores.conversations.byId(answers);
  const fits = asked?.kind === (kind === 'available' || kind === 'sold' ? 'question' : 'offer');
  if (!fits || asked.from !== to || asked.to !== from || asked.quotedAdvert === undefined)
    throw new DomainError('not-found', texts.errors.notFound);
  if (asked.outcome === 'replaced') throw refusal(texts.offers.replacedMeanwhile);
  const { quotedAdvert } = asked;
  const said = { kind, pictures: [], quotedAdvert, amount: undefined, answers };
  // A repeated answer changes no advert: the store will return the existing answer.
  const isAnswered = asked.outcome !== undefined && asked.outcome !== 'unavailable';
  const advert = isAnswered ? undefined : await advertOf(stores, from, quotedAdvert.id);
  if (kind === 'sold') {
    const isLive = advert?.state === 'live';
    if (isLive && !(await moveAdvert(ports, stores, advert, 'mark as sold'))) {
      // A concurrent request may already have made this change.
      const now = await stores.adverts.byId(advert.id);
      if (now?.state !== 'sold') throw refusal(texts.states.cannot);
    }
    return { ...said, text: stored(texts.offers.sold) };
  }
  if (!isAnswered && kind !== 'declined' && advert?.state !== 'live') throw refusal(texts.offers.notLive);
  if (kind === 'available') return { ...said, text: stored(texts.offers.available) };
  // As the offer names it, with what it is for, whatever the advert says by now.
  const price = writtenPrice(asked) ?? formatPrice(asked.amount ?? 0);
  return { ...said, text: stored(texts.offers[kind]({ price, title: quotedAdvert.title })) };
}

/** In English, whoever reads it: each reader's words are made of the parts when it is shown. */
function stored(text: Text): string {
  return inWords(text, 'en');
}

function refusal(text: Text): DomainError {
  return new DomainError('conflict', text);
}
