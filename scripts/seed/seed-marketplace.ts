import type { AdvertForm } from '../../core/adverts/advert-form.ts';
import { advertId } from '../../core/adverts/advert-id.ts';
import { parseDescription } from '../../core/adverts/description.ts';
import { maxTitleLength } from '../../core/adverts/limits.ts';
import { parseTitle } from '../../core/adverts/title.ts';
import { createCore } from '../../core/core.ts';
import { herbsIn } from '../../core/herbs/herbs-in.ts';
import { districts, villagesOf } from '../../core/locations/locations.ts';
import type { Ports } from '../../core/ports/ports.ts';
import type { User } from '../../core/viewer.ts';
import { drawAvatar } from './avatar.ts';
import { converse, type Offered } from './converse.ts';
import type { Herb, Offer, PlateVariant } from './herb.ts';
import { herbs } from './herbs.ts';
import { createPast, type Past } from './past.ts';
import { createRandom, type Random } from './plate/random.ts';
import { drawPlate } from './plate.ts';
import { type SampleSeller, sampleEmail, samplePassword, sampleSellers } from './sellers.ts';
import { talk } from './talk.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const span = 60 * day;
const batchSize = 500;
const atOnce = 4;

export interface SeedOptions {
  /** How many adverts there are in the end; every offer of every herb once, unless it is given. */
  readonly adverts?: number;
  /** Another seed makes other prices, dates and comments. */
  readonly seed?: string;
  /** Makes a picture file of a drawing. */
  readonly render: (drawing: Drawing) => Promise<Uint8Array>;
  readonly log: (line: string) => void;
}

export interface Drawing {
  /** No two drawings have the same. */
  readonly name: string;
  /** As SVG. */
  draw(): string;
}

export interface SeedResult {
  /** 0 when the sample marketplace was there already. */
  readonly adverts: number;
  readonly login: { readonly email: string; readonly password: string };
}

interface PlannedAdvert {
  readonly herb: Herb;
  readonly offer: Offer;
  readonly seller: SampleSeller;
  readonly district: string;
  readonly village: string;
  readonly price: number;
  readonly postedAt: Date;
}

/**
 * Fills an empty marketplace with sellers, adverts with drawn pictures, likes, saves, comments and conversations,
 * through the same use cases as people's own. Does nothing when the sample sellers are there. The same seed and the same moment make
 * the same marketplace.
 */
export async function seedMarketplace(ports: Ports, options: SeedOptions): Promise<SeedResult> {
  const { log } = options;
  const [first] = sampleSellers;
  if (first === undefined) throw new Error('There are no sample sellers');
  const login = { email: sampleEmail(first), password: samplePassword };
  if ((await ports.accounts.byEmail(login.email)) !== undefined) {
    log('The sample sellers exist already, so nothing was added.');
    return { adverts: 0, login };
  }

  const random = createRandom(options.seed ?? 'eddagala');
  const now = ports.clock.now();
  const past = createPast(ports);
  const planned = planAdverts(random, now);
  const wanted = options.adverts ?? planned.length;
  const varied = planned.slice(0, wanted);

  const users = new Map<string, User>();
  for (const seller of sampleSellers) {
    users.set(seller.username, await addSeller(ports, past, random, options, seller));
  }
  log(`${users.size} sellers`);

  const pictures = await drawPictures(ports, options, varied, users);
  log(`${pictures.size} pictures`);

  const offered: Offered[] = [];
  for (const advert of varied) offered.push(await addAdvert(ports, past, random, advert, users, pictures));
  log(`${varied.length} adverts with likes, saves and comments`);

  const host = userOf(users, first);
  log(`${await converse(past, random, [...users.values()], offered, { host, now })} conversations`);

  if (wanted > varied.length) {
    await addMany(ports, random, options, { count: wanted - varied.length, planned, users, pictures, now });
  }
  return { adverts: Math.max(wanted, varied.length), login };
}

/** Every offer once, by those who sell the herb, spread over the last two months. */
function planAdverts(random: Random, now: Date): PlannedAdvert[] {
  const offers = herbs.flatMap((herb) =>
    herb.offers.map((offer, index) => {
      const username = herb.sellers[index % herb.sellers.length];
      const seller = sampleSellers.find((each) => each.username === username);
      if (seller === undefined) throw new Error(`Nobody sells ${herb.name}`);
      return { herb, offer, seller };
    }),
  );
  const step = span / offers.length;
  return random.shuffle(offers).map(({ herb, offer, seller }, index) => {
    const [district, village] = random.pick(seller.places);
    const age = (index + random.between(0.1, 0.9)) * step;
    return {
      herb,
      offer,
      seller,
      district,
      village,
      price: pickPrice(random, offer),
      postedAt: new Date(now.getTime() - Math.round(age)),
    };
  });
}

function pickPrice(random: Random, { price: [low, high] }: Offer): number {
  return Math.round(random.between(low, high) / 500) * 500;
}

async function addSeller(
  ports: Ports,
  past: Past,
  random: Random,
  options: SeedOptions,
  seller: SampleSeller,
): Promise<User> {
  const now = ports.clock.now();
  const joinedAt = new Date(now.getTime() - Math.round(random.between(130, 460) * day));
  const core = past.at(joinedAt);
  const { username, fullName, about, address, phoneNumber, dateOfBirth } = seller;
  const { token } = await core.signUp({
    fullName,
    username,
    email: sampleEmail(seller),
    password: samplePassword,
    confirmPassword: samplePassword,
    consent: true,
    formKey: '',
    origin: 'http://localhost',
  });
  const viewer = await core.resumeSession(token);
  if (viewer.kind !== 'user') throw new Error(`${username} could not sign up`);
  await ports.accounts.verifyEmail(viewer.accountId, viewer.email);
  const portrait = await options.render({
    name: username,
    draw: () => drawAvatar({ seed: username, ...seller.likeness }),
  });
  const picture = await createCore(ports).holdPicture(viewer, portrait);
  await core.editAccount(viewer, {
    username,
    fullName,
    about,
    address,
    phoneNumber,
    dob: dateOfBirth,
    pictureKeys: [picture.key],
    removePicture: false,
    pictureProblems: [],
  });
  await core.logOut(token);
  return viewer;
}

function pictureName(herb: Herb, variant: PlateVariant): string {
  return `${herb.slug} ${variant}`;
}

/** Draws each picture once, a few at a time, and uploads it as the seller who shows it first. */
async function drawPictures(
  ports: Ports,
  { render, log }: SeedOptions,
  adverts: readonly PlannedAdvert[],
  users: ReadonlyMap<string, User>,
): Promise<Map<string, Uint8Array>> {
  const core = createCore(ports);
  const wanted = new Map<string, { herb: Herb; variant: PlateVariant; user: User }>();
  for (const { herb, offer, seller } of adverts) {
    for (const variant of offer.pictures) {
      const name = pictureName(herb, variant);
      if (!wanted.has(name)) wanted.set(name, { herb, variant, user: userOf(users, seller) });
    }
  }
  const drawn = new Map<string, Uint8Array>();
  const waiting = [...wanted].values();
  const work = async () => {
    for (const [name, { herb, variant, user }] of waiting) {
      const bytes = await render({ name, draw: () => drawPlate(herb, variant) });
      await core.holdPicture(user, bytes);
      drawn.set(name, bytes);
      if (drawn.size % 10 === 0) log(`${drawn.size} of ${wanted.size} pictures`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return drawn;
}

function userOf(users: ReadonlyMap<string, User>, { username }: SampleSeller): User {
  const user = users.get(username);
  if (user === undefined) throw new Error(`${username} has no account`);
  return user;
}

function advertForm(advert: PlannedAdvert, pictureKeys: readonly string[]): AdvertForm {
  return {
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
  ports: Ports,
  past: Past,
  random: Random,
  advert: PlannedAdvert,
  users: ReadonlyMap<string, User>,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Offered> {
  const seller = userOf(users, advert.seller);
  const pictureKeys: string[] = [];
  for (const variant of advert.offer.pictures) {
    const bytes = pictures.get(pictureName(advert.herb, variant));
    if (bytes !== undefined) pictureKeys.push((await createCore(ports).holdPicture(seller, bytes)).key);
  }
  const core = past.at(advert.postedAt);
  const posted = await core.postAdvert(seller, { form: advertForm(advert, pictureKeys), formKey: '' });
  const offered = { ...posted, seller, postedAt: advert.postedAt };
  await gatherAround(ports, past, random, users, offered);
  return offered;
}

/** Likes, saves and comments of the other sellers, between the posting and now. */
async function gatherAround(
  ports: Ports,
  past: Past,
  random: Random,
  users: ReadonlyMap<string, User>,
  { advertId, seller, postedAt }: Offered,
): Promise<void> {
  const age = ports.clock.now().getTime() - postedAt.getTime();
  const later = (share: number) => new Date(postedAt.getTime() + Math.round(age * share));
  const others = random.shuffle([...users.values()].filter((user) => user !== seller));
  for (const user of others.slice(0, random.whole(0, 9))) {
    await past.at(later(random.next())).toggleLike(user, { advertId, liked: true });
  }
  for (const user of others.slice(0, random.whole(0, 3))) {
    await past.at(later(random.next())).toggleSaved(user, { advertId, saved: true });
  }
  const remarks = random.shuffle(talk).slice(0, random.whole(0, 3));
  for (const [index, [comment, answer]] of remarks.entries()) {
    const author = others[index];
    if (author === undefined) continue;
    const share = random.between(0.05, 0.6);
    await past.at(later(share)).addComment(author, { advertId, comment, formKey: '' });
    if (answer !== undefined) {
      await past.at(later(share + 0.3)).addComment(seller, { advertId, comment: answer, formKey: '' });
    }
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

/**
 * Adverts in large numbers for measuring: variations of the offers that use the pictures again, some of them liked.
 * They are written in batches, straight to the stores, older than all the others.
 */
async function addMany(
  ports: Ports,
  random: Random,
  { log }: SeedOptions,
  plan: {
    readonly count: number;
    readonly planned: readonly PlannedAdvert[];
    readonly users: ReadonlyMap<string, User>;
    readonly pictures: ReadonlyMap<string, Uint8Array>;
    readonly now: Date;
  },
): Promise<void> {
  const { count, planned, now } = plan;
  const users = [...plan.users.values()];
  const keys = await keysOf(ports, plan);
  const step = Math.floor(span / (count + 1));
  const latest = now.getTime() - span;
  const begun = performance.now();
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done);
    const batch = Array.from({ length: size }, (_, index) => {
      const { herb, offer } = random.pick(planned);
      const postedAt = new Date(latest - (done + index) * step - random.whole(1, Math.max(1, step - 1)));
      const title = `${offer.title}${random.pick(additions)}`.slice(0, maxTitleLength);
      const district = random.pick(districts);
      const villages = villagesOf(district);
      return {
        advert: {
          id: advertId(postedAt),
          sellerId: random.pick(users).accountId,
          title: checked(parseTitle(title)),
          description: checked(parseDescription(offer.description)),
          price: pickPrice(random, offer),
          district,
          village: villages.length === 0 ? undefined : random.pick(villages),
          pictureKeys: offer.pictures.map((variant) => keys.get(pictureName(herb, variant)) ?? ''),
          herbs: herbsIn(title),
          postedAt,
        },
        likedBy: random.chance(0.12) ? random.shuffle(users).slice(0, random.whole(1, 4)) : [],
      };
    });
    await ports.transaction(async (stores) => {
      for (const { advert, likedBy } of batch) {
        await stores.adverts.add(advert);
        for (const { accountId } of likedBy) {
          await stores.likes.set({ advertId: advert.id, accountId, liked: true, at: advert.postedAt });
        }
      }
    });
    if ((done + size) % 5000 === 0 || done + size === count) {
      const seconds = Math.round((performance.now() - begun) / 1000);
      log(`${(done + size).toLocaleString('en-GB')} more adverts after ${seconds} s`);
    }
  }
}

function checked<Value>(answer: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

/** What the pictures are called in the store. */
async function keysOf(
  ports: Ports,
  { pictures, users }: { pictures: ReadonlyMap<string, Uint8Array>; users: ReadonlyMap<string, User> },
): Promise<Map<string, string>> {
  const [user] = users.values();
  const keys = new Map<string, string>();
  for (const [name, bytes] of pictures) {
    if (user !== undefined) keys.set(name, (await createCore(ports).holdPicture(user, bytes)).key);
  }
  return keys;
}
