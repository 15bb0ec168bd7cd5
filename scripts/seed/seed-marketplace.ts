import type { AdvertForm } from '../../core/adverts/advert-form.ts';
import { parseDescription } from '../../core/adverts/description.ts';
import { maxTitleLength } from '../../core/adverts/limits.ts';
import { endOf } from '../../core/adverts/renewal.ts';
import { parseTitle } from '../../core/adverts/title.ts';
import { leftOut } from '../../core/entities/advert.ts';
import { type Picture, pictureFileName } from '../../core/entities/picture.ts';
import { herbsIn } from '../../core/herb-names/herbs-in.ts';
import { compactAllWords } from '../../core/indexing/compact-words.ts';
import { daysOfTotals } from '../../core/insights/limits.ts';
import { districts } from '../../core/locations/districts.ts';
import { villagesOf } from '../../core/locations/villages.ts';
import { pictureKey } from '../../core/pictures/picture-key.ts';
import { kilobytesOf } from '../../core/pictures/store-held.ts';
import type { Ports, Stores } from '../../core/ports/ports.ts';
import { formatQuantity } from '../../core/prices/measure-in-words.ts';
import { advertId } from '../../core/shared/advert-id.ts';
import type { Checked } from '../../core/shared/checked.ts';
import { day } from '../../core/shared/time/durations.ts';
import { kampalaTime } from '../../core/shared/time/kampala.ts';
import type { User } from '../../core/shared/viewer.ts';
import { inWords } from '../../core/texts/text.ts';
import { createRandom, type Random } from '../cli/random.ts';
import { converse, type Offered } from './converse.ts';
import { type CoreInThePast, createCoreInThePast } from './core-in-the-past.ts';
import { herbs } from './herbs.ts';
import { sampleComments } from './sample-comments.ts';
import type { Offer, SampleHerb } from './sample-herb.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { type SampleSeller, sampleEmail, samplePassword, sampleSellers } from './sellers.ts';
import { whatIsOffered } from './what-is-offered.ts';

const span = 60 * day;
/**
 * Milliseconds between the first seller's joining and the seeding: from the joining date, a continued seeding computes
 * when it began.
 */
const firstJoined = 460 * day;
const batchSize = 500;
/** Milliseconds between two of the adverts for measuring. */
const gap = 40_000;
const storedAtOnce = 8;
/** The views that a sample advert has on one day at most. */
const mostViews = 6;

interface SeedOptions {
  /** The total number of adverts; by default, every offer of every herb once. */
  readonly adverts?: number;
  readonly pictures: SamplePictures;
  readonly log: (line: string) => void;
}

interface SeedResult {
  /** The number of added adverts: 0 if all existed already. */
  readonly adverts: number;
  readonly login: { readonly email: string; readonly password: string };
}

interface PlannedAdvert {
  readonly herb: SampleHerb;
  readonly offer: Offer;
  readonly seller: SampleSeller;
  readonly district: string;
  readonly village: string;
  readonly price: number;
  readonly offered: ReturnType<typeof whatIsOffered>;
  readonly postedAt: Date;
}

interface StoredPicture {
  readonly picture: Picture;
  readonly bytes: number;
}

/**
 * Fills an empty marketplace with sellers, adverts with pictures, likes, saves, views, comments and conversations, through the
 * same use cases that people use. The same moment makes the same marketplace.
 *
 * It may be interrupted at any point and run again, which adds what is missing: the files of the pictures come first,
 * and writing them again does no harm; then the sellers and everything that they do, in one transaction; then further
 * adverts in batches.
 */
export async function seedMarketplace(ports: Ports, options: SeedOptions): Promise<SeedResult> {
  const [first] = sampleSellers;
  if (first === undefined) throw new Error('There are no sample sellers');
  const login = { email: sampleEmail(first), password: samplePassword };
  const host = await ports.accounts.byEmail(login.email);
  const begun = host === undefined ? ports.clock.now() : new Date(host.createdAt.getTime() + firstJoined);
  const planned = planAdverts(createRandom('eddagala'), begun);
  const wanted = options.adverts ?? planned.length;
  const further = Math.max(0, wanted - planned.length);
  const last = further > 0 ? await ports.adverts.byId(advertId(furtherPostedAt(begun, further - 1))) : host;
  if (host !== undefined && last !== undefined) {
    options.log('The sample sellers and their adverts are there already, so nothing was added.');
    return { adverts: 0, login };
  }

  const pictures = await storePictures(ports, options);
  const varied = host === undefined ? planned.slice(0, wanted) : [];
  if (host === undefined) await addMarketplace(ports, options, { varied, pictures, now: begun });
  const added =
    further > 0 ? await addFurther(ports, options, { count: further, planned, pictures, begun }) : 0;
  await compactAllWords(ports);
  return { adverts: varied.length + added, login };
}

/** Every offer once, by a seller of its herb, spread over the last two months. */
function planAdverts(random: Random, now: Date): PlannedAdvert[] {
  const offers = herbs.flatMap((herb) =>
    herb.offers.map((offer, index) => {
      const username = herb.sellers[index % herb.sellers.length];
      const seller = sampleSellers.find((each) => each.username === username);
      if (seller === undefined) throw new Error(`Nobody sells ${herb.slug}`);
      return { herb, offer, seller };
    }),
  );
  const step = span / offers.length;
  return random.shuffle(offers).map(({ herb, offer, seller }, index) => {
    const { district, village } = random.pick(seller.places);
    const age = (index + random.between(0.1, 0.9)) * step;
    return {
      herb,
      offer,
      seller,
      district,
      village,
      price: pickPrice(random, offer),
      // With chances of its own, so that everything else stays as it was.
      offered: whatIsOffered(offer, createRandom(offer.title)),
      postedAt: new Date(now.getTime() - Math.round(age)),
    };
  });
}

function pickPrice(random: Random, { price: { low, high } }: Offer): number {
  return Math.round(random.between(low, high) / 500) * 500;
}

function pictureNames({ slug }: SampleHerb, { pictures }: Offer): string[] {
  return pictures.map((view) => `${slug}-${view}`);
}

/** Stores the files of all pictures; returns the pictures by name. Nothing refers to them yet. */
async function storePictures(
  ports: Ports,
  { pictures, log }: SeedOptions,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const shown = herbs.flatMap((herb) => herb.offers.flatMap((offer) => pictureNames(herb, offer)));
  const names = new Set([...sampleSellers.map(({ username }) => username), ...shown]);
  const stored = new Map<string, StoredPicture>();
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const upload = await pictures.read(name);
      const { copies, ...rest } = await pictures.encode(upload);
      const key = pictureKey(ports, upload);
      await Promise.all(
        copies.map(({ width, format, bytes }) =>
          ports.photoStore.put(pictureFileName(key, width, format), bytes),
        ),
      );
      const bytes = copies.reduce((sum, copy) => sum + copy.bytes.byteLength, 0);
      stored.set(name, { picture: { key, ...rest, kilobytes: kilobytesOf({ copies }) }, bytes });
    }
  };
  await Promise.all(Array.from({ length: storedAtOnce }, work));
  log(`${stored.size} pictures`);
  return stored;
}

/** Holds pictures for an account, as an upload does; returns their keys. */
async function hold(
  stores: Pick<Stores, 'pictures'>,
  pictures: ReadonlyMap<string, StoredPicture>,
  { names, accountId, now }: { names: Iterable<string>; accountId: string; now: Date },
): Promise<string[]> {
  const keys: string[] = [];
  for (const name of names) {
    const stored = pictures.get(name);
    if (stored === undefined) throw new Error(`There is no picture named ${name}`);
    const until = new Date(now.getTime() + day);
    // Empty, so that sellers who share sample pictures are not reported as known photos.
    const hash = '';
    await stores.pictures.hold(stored.picture, { accountId, until, bytes: stored.bytes, hash });
    keys.push(stored.picture.key);
  }
  return keys;
}

async function addMarketplace(
  ports: Ports,
  { log }: SeedOptions,
  plan: {
    readonly varied: readonly PlannedAdvert[];
    readonly pictures: ReadonlyMap<string, StoredPicture>;
    readonly now: Date;
  },
): Promise<void> {
  const { varied, pictures, now } = plan;
  const passwordHash = await ports.passwordHasher.hash(samplePassword);
  const conversations = await ports.transaction(async (stores) => {
    const random = createRandom('people');
    const seeding = {
      stores,
      past: createCoreInThePast(inside(ports, stores, passwordHash)),
      random,
      pictures,
      now,
    };
    const users = new Map<string, User>();
    for (const seller of sampleSellers) users.set(seller.username, await addSeller(seeding, seller));
    const offered: Offered[] = [];
    for (const advert of varied) offered.push(await addAdvert(seeding, advert, users));
    await addViews(seeding, offered);
    return converse(seeding.past, random, [...users.values()], offered, now);
  });
  log(`${sampleSellers.length} sellers`);
  log(`${varied.length} adverts with likes, saves and comments`);
  log(`${conversations} conversations`);
}

/** Ports for use cases within an open transaction: without throttling and events. */
function inside(ports: Ports, stores: Stores, passwordHash: string): Ports {
  return {
    ...ports,
    ...stores,
    transaction: (work) => work(stores),
    throttle: {
      take: async () => undefined,
      giveBack: async () => undefined,
      remember: async () => undefined,
      remembers: async () => false,
      removeExpired: async () => 0,
    },
    eventBus: { ...ports.eventBus, publish: async () => undefined },
    passwordHasher: { ...ports.passwordHasher, hash: async () => passwordHash },
  };
}

interface Seeding {
  readonly stores: Stores;
  readonly past: CoreInThePast;
  readonly random: Random;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly now: Date;
}

async function addSeller(seeding: Seeding, seller: SampleSeller): Promise<User> {
  const { stores, past, random, pictures, now } = seeding;
  const age = seller === sampleSellers[0] ? firstJoined : Math.round(random.between(130, 460) * day);
  const core = past.at(new Date(now.getTime() - age));
  const { username, fullName, about, address, phoneNumber, dateOfBirth } = seller;
  const { token } = await core.signUp({
    fullName,
    username,
    email: sampleEmail(seller),
    password: samplePassword,
    confirmPassword: samplePassword,
    consent: true,
    language: 'en',
    formKey: '',
    origin: 'http://localhost',
  });
  const viewer = await core.resumeSession(token);
  if (viewer.kind !== 'user') throw new Error(`${username} could not sign up`);
  const { accountId, email } = viewer;
  await stores.accounts.verifyEmail(accountId, email);
  await core.editAccount(viewer, {
    username,
    fullName,
    about,
    address,
    phoneNumber,
    callMe: false,
    whatsappMe: false,
    dob: dateOfBirth,
    pictureKeys: await hold(stores, pictures, { names: [username], accountId, now }),
    removePicture: false,
    pictureProblems: [],
  });
  await core.logOut(token);
  return viewer;
}

function advertForm(advert: PlannedAdvert, pictureKeys: readonly string[]): AdvertForm {
  const { quantity, unit, goods, pickUp, boda, parcel } = advert.offered;
  return {
    ...(quantity === undefined ? {} : { quantity: formatQuantity(quantity) }),
    ...(unit === undefined ? {} : { unit }),
    ...(goods === undefined ? {} : { goods }),
    ...(pickUp ? { pickUp: 'on' } : {}),
    ...(boda ? { boda: 'on' } : {}),
    ...(parcel ? { parcel: 'on' } : {}),
    herbtitle: advert.offer.title,
    description: advert.offer.description,
    price: String(advert.price),
    selectedDistrict: advert.district,
    selectedVillage: advert.village,
    pictureKeys,
    pictureProblems: [],
  };
}

async function addAdvert(
  seeding: Seeding,
  advert: PlannedAdvert,
  users: ReadonlyMap<string, User>,
): Promise<Offered> {
  const { stores, past, pictures, now } = seeding;
  const { herb, offer, postedAt } = advert;
  const seller = users.get(advert.seller.username);
  if (seller === undefined) throw new Error(`${advert.seller.username} has no account`);
  const names = pictureNames(herb, offer);
  const pictureKeys = await hold(stores, pictures, { names, accountId: seller.accountId, now });
  const form = advertForm(advert, pictureKeys);
  const posted = await past.at(postedAt).postAdvert(seller, { form, formKey: '' });
  const offered = { ...posted, seller, postedAt };
  await addReactions(seeding, users, offered);
  return offered;
}

/** Adds likes, saves and comments by other sellers, between the posting and now. */
async function addReactions(
  { past, random, now }: Seeding,
  users: ReadonlyMap<string, User>,
  { advertId, seller, postedAt }: Offered,
): Promise<void> {
  const age = now.getTime() - postedAt.getTime();
  const later = (share: number) => new Date(postedAt.getTime() + Math.round(age * share));
  const others = random.shuffle([...users.values()].filter((user) => user !== seller));
  for (const user of others.slice(0, random.whole(0, 9))) {
    await past.at(later(random.next())).toggleLike(user, { advertId, liked: true });
  }
  for (const user of others.slice(0, random.whole(0, 3))) {
    await past.at(later(random.next())).toggleSaved(user, { advertId, saved: true });
  }
  const chosen = random.shuffle(sampleComments).slice(0, random.whole(0, 3));
  for (const [index, [comment, answer]] of chosen.entries()) {
    const author = others[index];
    if (author === undefined) continue;
    const share = random.between(0.05, 0.6);
    await past.at(later(share)).addComment(author, { advertId, comment, formKey: '' });
    if (answer !== undefined) {
      await past.at(later(share + 0.3)).addComment(seller, { advertId, comment: answer, formKey: '' });
    }
  }
}

/** Adds views of the last days, so that Insights has lines to draw. */
async function addViews({ stores, now }: Seeding, offered: readonly Offered[]): Promise<void> {
  // With chances of its own, so that everything else stays as it was.
  const random = createRandom('views');
  const today = kampalaTime(now).dayNumber;
  const visitors = Array.from({ length: mostViews }, (_, index) => `visitor ${index}`);
  for (let viewed = today - daysOfTotals + 1; viewed <= today; viewed += 1) {
    const there = offered.filter(({ postedAt }) => kampalaTime(postedAt).dayNumber <= viewed);
    const views = there.flatMap(({ advertId }) =>
      visitors
        .slice(0, random.whole(0, mostViews))
        .map((visitor) => ({ advertId, mark: `${advertId} ${visitor}` })),
    );
    await stores.views.add(viewed, views);
  }
}

const additions = [
  '',
  ', new harvest',
  ', small packet',
  ', large packet',
  ' for resale',
  ', two for the price of one',
  ', best quality',
  ', delivered in town',
  ', from our garden',
  ', limited',
];

/** The instants of the adverts for measuring: newest first, all before the others. */
function furtherPostedAt(begun: Date, index: number): Date {
  return new Date(begun.getTime() - span - (index + 1) * gap);
}

/**
 * Adds adverts for measuring in large numbers: variations of the offers that reuse the pictures, some of them liked.
 * They are written directly to the stores, in batches that are the same in every run. Returns the number of added
 * adverts.
 */
async function addFurther(
  ports: Ports,
  { log }: SeedOptions,
  plan: {
    readonly count: number;
    readonly planned: readonly PlannedAdvert[];
    readonly pictures: ReadonlyMap<string, StoredPicture>;
    readonly begun: Date;
  },
): Promise<number> {
  const { count, planned, pictures, begun } = plan;
  const accountIds: string[] = [];
  for (const seller of sampleSellers) {
    const account = await ports.accounts.byEmail(sampleEmail(seller));
    if (account !== undefined) accountIds.push(account.id);
  }
  const [accountId = ''] = accountIds;
  const now = ports.clock.now();
  await ports.transaction((stores) => hold(stores, pictures, { names: pictures.keys(), accountId, now }));
  const startedAt = performance.now();
  let added = 0;
  for (let done = 0; done < count; done += batchSize) {
    const random = createRandom(`batch at ${done}`);
    const size = Math.min(batchSize, count - done);
    const batch = Array.from({ length: size }, (_, index) => {
      const { herb, offer } = random.pick(planned);
      const postedAt = furtherPostedAt(begun, done + index);
      const title = `${offer.title}${random.pick(additions)}`.slice(0, maxTitleLength);
      const district = random.pick(districts);
      const villages = villagesOf(district);
      return {
        advert: {
          id: advertId(postedAt),
          sellerId: random.pick(accountIds),
          title: checked(parseTitle(title)),
          description: checked(parseDescription(offer.description)),
          price: pickPrice(random, offer),
          district,
          ...leftOut,
          ...whatIsOffered(offer, random),
          village: villages.length === 0 ? undefined : random.pick(villages),
          pictureKeys: pictureNames(herb, offer).map((name) => pictures.get(name)?.picture.key ?? ''),
          herbs: herbsIn(title, offer.description),
          postedAt,
          endsAt: endOf(now),
        },
        likedBy: random.chance(0.12) ? random.shuffle(accountIds).slice(0, random.whole(1, 4)) : [],
      };
    });
    added += await ports.transaction(async (stores) => {
      let addedHere = 0;
      for (const { advert, likedBy } of batch) {
        if ((await stores.adverts.add(advert)) !== 'added') continue;
        addedHere += 1;
        for (const accountId of likedBy) {
          await stores.likes.set({ advertId: advert.id, accountId, liked: true, at: advert.postedAt });
        }
      }
      return addedHere;
    });
    if ((done + size) % 5000 === 0 || done + size === count) {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      log(`${(done + size).toLocaleString('en-GB')} more adverts after ${seconds} s`);
    }
  }
  return added;
}

function checked<Value>(answer: Checked<Value>): Value {
  if (!answer.ok) throw new Error(inWords(answer.problem, 'en'));
  return answer.value;
}
