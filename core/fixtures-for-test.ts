import { type MemoryPorts, memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createProcessThrottle } from '../adapters/process/throttle.ts';
import type { EditAccountForm } from './accounts/edit-account.ts';
import type { SignUpForm } from './accounts/sign-up.ts';
import type { AdvertForm } from './adverts/advert-form.ts';
import { postAdvert } from './adverts/post-advert.ts';
import type { Picture } from './entities/picture.ts';
import { openMail } from './mails/queue-mail.ts';
import { setModerator } from './moderation/set-moderator.ts';
import type { Mail } from './ports/mailer.ts';
import type { OutboxTask } from './ports/outbox.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { Ports } from './ports/ports.ts';
import { DomainError, type DomainErrorCode, fieldsInWords } from './shared/errors.ts';
import type { AccountHolder, User } from './shared/viewer.ts';
import { inWords, type Text } from './texts/text.ts';

const hour = 60 * 60 * 1000;

/** Somebody signed in without a profile. */
export async function addAccount(
  ports: Ports,
  name: string,
  { emailVerified = false } = {},
): Promise<AccountHolder> {
  const email = `${name}@example.com`;
  const accountId = ports.digests.sha256(name).slice(0, 20);
  await ports.accounts.add({
    id: accountId,
    email,
    emailVerified,
    passwordHash: undefined,
    displayName: undefined,
    googleSubject: undefined,
    createdAt: ports.clock.now(),
    consentedAt: undefined,
    language: 'en',
  });
  return { kind: 'account', accountId, email, emailVerified };
}

/** Somebody signed in with a profile. */
export async function addUser(
  ports: Ports,
  username: string,
  options: { readonly emailVerified?: boolean; readonly password?: string } = {},
): Promise<User> {
  const { accountId, email, emailVerified } = await addAccount(ports, username, options);
  if (options.password !== undefined) {
    await ports.accounts.setPassword(accountId, await ports.passwordHasher.hash(options.password));
  }
  const fullName = `${username} of Kampala`;
  await ports.profiles.add({
    accountId,
    username,
    fullName,
    about: '',
    address: '',
    phoneNumber: '',
    callMe: false,
    whatsappMe: false,
    dateOfBirth: undefined,
    pictureKey: undefined,
    createdAt: ports.clock.now(),
  });
  return { kind: 'user', accountId, email, emailVerified, username, fullName, picture: undefined };
}

/** Makes somebody a moderator, with the two-step login that moderators need. */
export async function makeModerator(
  ports: Ports,
  { accountId, username }: Pick<User, 'accountId' | 'username'>,
): Promise<void> {
  await setModerator(ports, { username, moderator: true });
  await ports.secondFactors.begin(accountId, 'sealed', ports.clock.now());
  await ports.secondFactors.turnOn(accountId, ports.clock.now());
}

/** A site in memory with one person. */
export async function oneUser(options: Parameters<typeof addUser>[2] = {}) {
  const ports = memoryPorts();
  return { ports, nakato: await addUser(ports, 'nakato', options) };
}

/** A site in memory with one person who has this password, and a session of theirs. */
export async function onePassword(password: string) {
  const { ports, nakato } = await oneUser({ password });
  return { ports, nakato, token: await addSession(ports, nakato) };
}

/** A site in memory with somebody who has no profile. */
export async function oneHolder(name: string) {
  const ports = memoryPorts();
  return { ports, holder: await addAccount(ports, name) };
}

/** A site in memory with two people whose emails are verified. */
export async function twoUsers(options?: Parameters<typeof memoryPorts>[0]) {
  const ports = memoryPorts(options);
  const verified = { emailVerified: true };
  const amina = await addUser(ports, 'amina', verified);
  return { ports, amina, brian: await addUser(ports, 'brian', verified) };
}

/** The same with a third person, whose email is not verified. */
export async function threeUsers() {
  const people = await twoUsers();
  return { ...people, chebet: await addUser(people.ports, 'chebet') };
}

/** Two people and an advert of Amina's. */
export async function shop(options?: Parameters<typeof memoryPorts>[0]) {
  const people = await twoUsers(options);
  return { ...people, advertId: await addAdvert(people.ports, people.amina) };
}

/** Adds a session of this account; returns its token, as a browser has it. */
export async function addSession(
  ports: Ports,
  { accountId }: { readonly accountId: string },
  device = 'Chrome on Android',
): Promise<string> {
  const now = ports.clock.now();
  const token = ports.ids.alphanumeric(43);
  const session = { accountId, createdAt: now, lastSeenAt: now, remember: true, device };
  await ports.sessions.add({ ...session, idHash: ports.digests.sha256(token) }, 20);
  return token;
}

/** A valid sign-up form. */
export function signUpForm(changes: Partial<SignUpForm> = {}): SignUpForm {
  const { password = 'mululuza leaf' } = changes;
  return {
    fullName: 'Nakato Sarah',
    username: 'nakato',
    email: 'nakato@example.com',
    password,
    confirmPassword: password,
    consent: true,
    language: 'en',
    formKey: '',
    ...changes,
  };
}

/** The same ports, but something happens while a password is compared. */
export function whileComparing<Some extends { readonly passwordHasher: PasswordHasher }>(
  ports: Some,
  happen: () => Promise<unknown>,
): Some {
  const { passwordHasher } = ports;
  return {
    ...ports,
    passwordHasher: {
      ...passwordHasher,
      async verify(hash: string | undefined, password: string) {
        const matches = await passwordHasher.verify(hash, password);
        await happen();
        return matches;
      },
    },
  };
}

/** Uploaded pictures that the user holds for an hour; returns their keys. */
export async function holdPictures(ports: Ports, user: User, ...names: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const name of names) {
    const picture: Picture = {
      key: ports.digests.sha256(name).slice(0, 32),
      width: 1280,
      height: 960,
      placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    };
    const until = new Date(ports.clock.now().getTime() + hour);
    await ports.pictures.hold(picture, { accountId: user.accountId, until });
    keys.push(picture.key);
  }
  return keys;
}

/** A valid form, except that it has no pictures unless they are given. */
export function advertForm(changes: Partial<AdvertForm> = {}): AdvertForm {
  return {
    herbtitle: 'Fresh mululuza',
    description: 'Bitter leaves, picked this morning.',
    price: '25,000',
    selectedDistrict: 'Kampala',
    selectedVillage: 'Ntinda',
    pictureKeys: [],
    pictureProblems: [],
    ...changes,
  };
}

/** An advert with one picture of its own; returns its id. */
export async function addAdvert(
  ports: Ports,
  seller: User,
  changes: Partial<AdvertForm> = {},
): Promise<string> {
  const pictureKeys = await holdPictures(ports, seller, ports.ids.alphanumeric(20));
  const form = advertForm({ pictureKeys, ...changes });
  // Counted separately, because everybody here is new, and a new account may not post many.
  const counting = { ...ports, throttle: createProcessThrottle() };
  const { advertId } = await postAdvert(counting, seller, { form, formKey: '' });
  return advertId;
}

/** Adds this many adverts, one a second; returns their ids, oldest first. */
export async function addAdverts(ports: MemoryPorts, seller: User, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added += 1) {
    ids.push(await addAdvert(ports, seller));
    ports.clock.advance(1_000);
  }
  return ids;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}

/** Every page of a list, from the first to the one without a next page. */
export async function pagesOf<Item>(list: (cursor?: string) => Promise<Page<Item>>): Promise<Item[][]> {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await list(cursor);
    pages.push([...items]);
    cursor = next;
  } while (cursor !== undefined);
  return pages;
}

export function waitingTasks({ database }: Pick<MemoryPorts, 'database'>): OutboxTask[] {
  return [...database.tables.outbox.values()].map(({ task }) => task);
}

/** The same ports, but the clock is set back to this moment once a task has been taken. */
export function setBackOnceTaken(ports: MemoryPorts, moment: Date): MemoryPorts {
  const take: MemoryPorts['outbox']['take'] = async (query) => {
    const entries = await ports.outbox.take(query);
    if (entries.length > 0) ports.clock.set(moment);
    return entries;
  };
  return { ...ports, outbox: { ...ports.outbox, take } };
}

/** The mails waiting in the outbox of memory ports, unsealed, oldest first. */
export function waitingMails(ports: Pick<MemoryPorts, 'sealer' | 'database'>): Mail[] {
  return waitingTasks(ports).flatMap((task) =>
    task.kind === 'send-mail' ? (openMail(ports, task) ?? []) : [],
  );
}

export function tokenIn(mail: Mail | undefined): string {
  const token = /\/(?:verify-email|reset-password)\/([A-Za-z0-9]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no one-time link in this mail.');
  return token;
}

/** Enough turns of the event loop for everything that waits for nothing else. */
export async function letOthersWork(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A promise that resolves when it is told to. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => {};
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A valid form to edit a profile. */
export function profileForm(changes: Partial<EditAccountForm> = {}): EditAccountForm {
  return {
    username: 'amina',
    fullName: 'Amina Nakato',
    phoneNumber: '',
    callMe: false,
    whatsappMe: false,
    address: '',
    about: '',
    dob: '',
    pictureKeys: [],
    removePicture: false,
    pictureProblems: [],
    ...changes,
  };
}

/** What a text says in English. */
export function inEnglish(text: Text | string): string {
  return inWords(text, 'en');
}

/** The refusal of a use case in English; throws if it did not refuse. */
export async function refusalOf(attempt: Promise<unknown>): Promise<{
  code: DomainErrorCode;
  message: string;
  fields: Readonly<Record<string, string>>;
  retryAfter?: number;
}> {
  const answer = await attempt.catch((error: unknown) => error);
  if (!(answer instanceof DomainError)) throw new Error(`Not refused: ${String(answer)}`);
  const { code, message, retryAfter } = answer;
  const fields = fieldsInWords(answer.fields, 'en');
  return { code, message, fields, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
