import { everyAdvert } from '../../core/adverts/filter.ts';
import type { Account } from '../../core/entities/account.ts';
import type { AdvertFields, AdvertSummary } from '../../core/entities/advert.ts';
import { type AdvertState, advertStates } from '../../core/entities/advert-state.ts';
import type { Comment } from '../../core/entities/comment.ts';
import type { Picture } from '../../core/entities/picture.ts';
import { queryOf } from '../../core/indexing/query.ts';
import type { AdvertCursor, ListQuery, NewAdvert } from '../../core/ports/adverts.ts';
import type { Stores } from '../../core/ports/ports.ts';
import type { NewProfile } from '../../core/ports/profiles.ts';
import type { SearchIndex } from '../../core/ports/search-index.ts';
import type { Session } from '../../core/ports/sessions.ts';

const noon = Date.parse('2025-01-15T09:00:00.000Z');

/** An instant this many seconds after noon on 15 January 2025 in Kampala; fractions are milliseconds. */
export function at(seconds: number): Date {
  return new Date(noon + Math.round(seconds * 1000));
}

/** 20 characters, as real ids have, that begin with the name. */
export function idOf(name: string): string {
  return name.padEnd(20, '0');
}

/** 64 hex digits, as real digests have. */
export function hashOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

export function advertIdOf(number: number): string {
  return `ad_${noon + number}`;
}

export function somePicture(number: number): Picture {
  return {
    key: number.toString(16).padStart(32, '0'),
    width: 1280 - number,
    height: 960 + number,
    placeholder: `data:image/webp;base64,UklGR${number}`,
  };
}

/** Texts that a careless adapter would cut, fold, escape or refuse. */
export const oddTexts: readonly { readonly kind: string; readonly text: string }[] = [
  { kind: 'emoji, also those of several code points', text: 'aloe 🌿 for 👩🏾‍⚕️ and 👨‍👩‍👧‍👦 🇺🇬' },
  { kind: 'combining marks without a composed form', text: 'omululu\u0303\u0323za m\u0302wana' },
  { kind: 'right-to-left script with a number', text: 'زنجبيل ١٢٣ طازج abc' },
  { kind: 'quotes, backslashes, percent signs and SQL', text: `'; drop table adverts; -- "100%" \\ _ \`x\`` },
  { kind: 'several lines and tabs', text: 'boil\n\n\tthree leaves\nfor ten minutes' },
  { kind: 'markup', text: '<script>alert(1)</script> &amp; <b>neem</b>' },
  { kind: 'Chinese, Georgian and Ethiopic letters', text: '芦荟 მცენარე ቅጠል' },
  { kind: 'the greatest length', text: '🌿'.repeat(1000) },
];

export function someAccount(name: string, changes: Partial<Account> = {}): Account {
  return {
    id: idOf(name),
    email: `${name}@example.com`,
    emailVerified: false,
    passwordHash: `hash of ${name}`,
    displayName: undefined,
    googleSubject: undefined,
    createdAt: at(0),
    consentedAt: at(0),
    language: 'en',
    ...changes,
  };
}

/** A session of Amina's. */
export function someSession(number: number, changes: Partial<Session> = {}): Session {
  return {
    idHash: hashOf(number),
    accountId: idOf('amina'),
    createdAt: at(0),
    lastSeenAt: at(0),
    remember: true,
    device: 'Chrome on Android',
    ...changes,
  };
}

export function someProfile(name: string, changes: Partial<NewProfile> = {}): NewProfile {
  return {
    accountId: idOf(name),
    username: name,
    fullName: `${name} of Kampala`,
    about: 'edit your about please',
    address: 'edit your address please',
    phoneNumber: 'edit your phone number please',
    callMe: false,
    whatsappMe: false,
    dateOfBirth: undefined,
    pictureKey: undefined,
    createdAt: at(0),
    ...changes,
  };
}

/** Adds an account without a profile; returns its id. */
export async function insertAccount(
  stores: Stores,
  name: string,
  changes: Partial<Account> = {},
): Promise<string> {
  await stores.accounts.add(someAccount(name, changes));
  return idOf(name);
}

/** Adds an account, its email verified, with its profile; returns its id. */
export async function insertUser(
  stores: Stores,
  name: string,
  changes: Partial<NewProfile> = {},
): Promise<string> {
  await insertAccount(stores, name, { emailVerified: true });
  await stores.profiles.add(someProfile(name, changes));
  return idOf(name);
}

export async function insertUsers(stores: Stores, count: number): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => insertUser(stores, `user${index}x`)));
}

/** Adds a picture to which nothing refers. */
export async function insertPicture(
  stores: Stores,
  accountId: string,
  number: number,
  changes: Partial<Picture> = {},
): Promise<Picture> {
  const picture = { ...somePicture(number), ...changes };
  await stores.pictures.hold(picture, { accountId, until: at(3600) });
  await stores.pictures.release(accountId, [picture.key]);
  return picture;
}

/** What a seller may change about `someAdvert`: every field with another value. */
export const changedFields: AdvertFields = {
  title: 'neem leaves',
  description: 'dried in the shade',
  price: 3_000,
  quantity: undefined,
  unit: undefined,
  goods: 'oil',
  district: 'Gulu',
  village: undefined,
  pickUp: false,
  boda: true,
  parcel: false,
  approval: { number: 'NDA/HERB-0123', until: '2027-05-03' },
};

export function someAdvert(
  number: number,
  advert: Partial<NewAdvert> & Pick<NewAdvert, 'sellerId' | 'pictureKeys'>,
): NewAdvert {
  return {
    id: advertIdOf(number),
    title: `herb number ${number}`,
    description: `what herb number ${number} is good for`,
    price: 25_000,
    quantity: 250,
    unit: 'kg',
    goods: 'dried',
    district: 'Kampala',
    village: 'Kololo',
    pickUp: true,
    boda: false,
    parcel: true,
    approval: { number: '1234', until: '2026-12-31' },
    herbs: [],
    postedAt: at(number),
    endsAt: at(60 * 86_400 + number),
    ...advert,
  };
}

/** Adds an advert with one picture, posted `number` seconds after noon unless told otherwise; returns it. */
export async function insertAdvert(
  stores: Stores,
  sellerId: string,
  number: number,
  changes: Partial<NewAdvert> = {},
): Promise<NewAdvert> {
  const picture = await insertPicture(stores, sellerId, 1);
  const advert = someAdvert(number, { sellerId, pictureKeys: [picture.key], ...changes });
  await stores.adverts.add(advert);
  return advert;
}

export const notLive = advertStates.filter((state) => state !== 'live');

/** Moves an advert to this state from any other, with the herbs that it is about. */
export async function moveTo(
  { adverts }: Pick<Stores, 'adverts'>,
  id: string,
  to: AdvertState,
  { herbs = [] as readonly string[] } = {},
): Promise<boolean> {
  const advert = await adverts.byId(id);
  if (advert === undefined) return false;
  const { title, description } = advert;
  return adverts.move(id, { from: advertStates, to, about: { title, description, herbs } });
}

/** The first page of the feed, with all adverts. */
export async function feedOf(
  { adverts }: Pick<Stores, 'adverts'>,
  {
    viewerId,
    after,
    limit = 100,
  }: { viewerId?: string | undefined; after?: AdvertCursor | undefined; limit?: number } = {},
): Promise<readonly AdvertSummary[]> {
  const { cards } = await adverts.list({
    viewerId,
    herb: undefined,
    choice: everyAdvert,
    after: after && { key: 0, ...after },
    limit,
    max: 0,
  });
  return cards;
}

export async function foundBy(
  index: SearchIndex,
  q: string,
  { choice = everyAdvert, after, limit = 20, max = 1001 }: Partial<ListQuery> = {},
): ReturnType<SearchIndex['adverts']> {
  return index.adverts(queryOf(q), { choice, after, limit, max });
}

export function someComment(
  name: string,
  comment: Pick<Comment, 'advertId' | 'authorId'>,
): Omit<Comment, 'hidden'> {
  return { id: idOf(name), text: `what ${name} says`, postedAt: at(0), ...comment };
}

export async function like(stores: Stores, advertId: string, accountId: string): Promise<number | undefined> {
  return stores.likes.set({ advertId, accountId, liked: true, at: at(0) });
}

export async function save(
  stores: Stores,
  advertId: string,
  accountId: string,
  when: Date,
): Promise<boolean> {
  return stores.saves.set({ advertId, accountId, saved: true, at: when });
}

export function countOf<Answer>(answers: readonly Answer[], wanted: Answer): number {
  return answers.filter((answer) => answer === wanted).length;
}

export function atOnce<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/**
 * Reads all pages as a use case does: requests one item more than it shows, which tells whether another page follows.
 */
export async function readAll<Item>(
  read: (query: { after: AdvertCursor | undefined; limit: number }) => Promise<readonly Item[]>,
  placeOf: (item: Item) => AdvertCursor,
): Promise<{ readonly items: readonly Item[]; readonly lengths: readonly number[] }> {
  const items: Item[] = [];
  const lengths: number[] = [];
  let after: AdvertCursor | undefined;
  do {
    const found = await read({ after, limit: 21 });
    const shown = found.slice(0, 20);
    items.push(...shown);
    lengths.push(found.length);
    const last = shown.at(-1);
    after = found.length > 20 && last !== undefined ? placeOf(last) : undefined;
  } while (after !== undefined);
  return { items, lengths };
}
