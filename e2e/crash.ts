import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../adapters/config.ts';
import { checkingPorts } from '../app/composition/upkeep.server.ts';
import { checkSite } from '../scripts/checking/check-site.ts';
import { advertForm, moringa, newcomer, profileIn, sessionOf, signUpForm } from './acts.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf, type Site, startSite } from './site.ts';

/** What was done to the site, and the faults found afterwards. */
interface CrashResult {
  /** Acknowledged writes, by kind. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Responses lost by a kill: those writes were sent again with the same key. */
  readonly lostAnswers: number;
  readonly faults: readonly string[];
}

/** Below the daily limit of a new account: after a kill, a repeated advert may be counted twice. */
const advertsPerPerson = 12;

/** The number of clients that write at the same time. */
export const clients = 12;

/** The expected content of the database at the end: exactly this. */
const newLedger = () => ({
  /** Ids by title; undefined after an acknowledged deletion. */
  adverts: new Map<string, string | undefined>(),
  comments: [] as string[],
  messages: [] as string[],
  /** By account and advert. */
  likes: new Map<string, boolean>(),
  saves: new Map<string, boolean>(),
});

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  /** Whether an earlier response to the same request was lost. */
  readonly again: boolean;
}

/**
 * Kills a real site repeatedly while clients write to it, each repeating requests without a response. Then checks that
 * every acknowledged write is stored, none twice, with correct counters and all pictures.
 */
export async function crash(kills: number, report: (line: string) => void = () => {}): Promise<CrashResult> {
  // Each client has its own addresses, as if behind a proxy, so that none reaches the limits of one address.
  let site = await startSite({ TRUST_PROXY: '1' });
  const ledger = newLedger();
  const acknowledged: Record<string, number> = {};
  let acknowledgements = 0;
  let lostAnswers = 0;
  let over = false;
  let heard = () => {};

  const done = (kind: string) => {
    acknowledged[kind] = (acknowledged[kind] ?? 0) + 1;
    acknowledgements += 1;
    heard();
  };

  /** Repeats a request until there is a response; a site that is down gives none. */
  async function ask(path: string, person: Visitor, body?: URLSearchParams | FormData): Promise<Answer> {
    for (let again = false; ; again = true) {
      const init = body === undefined ? {} : { method: 'POST', body };
      const headers = { Cookie: person.cookie, Origin: site.url, 'X-Forwarded-For': person.address };
      try {
        const answer = await fetch(site.url + path, { ...init, headers, redirect: 'manual' });
        const text = await answer.text();
        if (answer.status === 503) throw new Error('not yet');
        person.cookie = sessionOf(answer) ?? person.cookie;
        return { status: answer.status, location: answer.headers.get('Location') ?? '', text, again };
      } catch {
        lostAnswers += 1;
        await pause(100);
      }
    }
  }

  async function join(address: string): Promise<Person> {
    for (;;) {
      const visitor: Visitor = { address, cookie: '' };
      const newPerson = newcomer();
      const { username } = newPerson;
      const answer = await ask('/signup', visitor, new URLSearchParams(signUpForm(newPerson)));
      // After a lost response the account exists, and the sign-up cannot be repeated; somebody else signs up.
      if (answer.again && answer.status !== 303) continue;
      expectStatus(answer, 303, 'sign up');
      const { text } = await ask(`/search?q=${username}`, visitor);
      return Object.assign(visitor, { id: profileIn(text) });
    }
  }

  /** Adverts that are never deleted, for likes, saves and comments. */
  const lasting: string[] = [];
  const friends: string[] = [];

  async function live(client: number): Promise<void> {
    let number = 0;
    for (let life = 0; !over; life += 1) {
      const person = await join(`10.${client}.${Math.floor(life / 250)}.${1 + (life % 250)}`);
      if (life === 0) friends.push(person.id);
      const own: string[] = [];
      for (let posts = 0; posts < advertsPerPerson && !over; posts += 1) {
        number += 1;
        const name = `${client} ${number}`;
        own.push(await post(person, client, number));
        if (posts === 0) lasting.push(...own.splice(0));
        await comment(person, pick(lasting, number), `comment ${name}`);
        await toggle(person, pick(lasting, number), 'like');
        await toggle(person, pick(lasting, number + 1), 'save');
        await write(person, pick(friends, client + 1), `message ${name}`);
        if (own.length > 2) await remove(person, own.shift() ?? '');
      }
    }
  }

  async function post(person: Person, client: number, number: number): Promise<string> {
    const title = `herb ${client} of ${number}`;
    const all = client * 1000 + number;
    const picture = await jpeg(all, { width: 64 + (all % 997), height: 48 + Math.floor(all / 997) });
    const form = advertForm({ ...moringa, title }, [picture]);
    form.set('formKey', keyOf(title));
    const answer = await ask('/post', person, form);
    expectStatus(answer, 303, 'post');
    const id = /ad_\d+/.exec(answer.location)?.[0] ?? '';
    ledger.adverts.set(title, id);
    done('adverts');
    return title;
  }

  const idOf = (title: string) => ledger.adverts.get(title) ?? '';

  async function comment(person: Person, title: string, text: string): Promise<void> {
    const form = new URLSearchParams({ comment: text, formKey: keyOf(text) });
    expectStatus(await ask(`/singleherb/${idOf(title)}?index`, person, form), 303, 'comment');
    ledger.comments.push(text);
    done('comments');
  }

  async function toggle(person: Person, title: string, act: 'like' | 'save'): Promise<void> {
    const marks = ledger[`${act}s`];
    const mark = `${person.id} ${idOf(title)}`;
    const wanted = !(marks.get(mark) ?? false);
    const form = new URLSearchParams({ [`${act}d`]: String(wanted) });
    expectStatus(await ask(`/singleherb/${idOf(title)}/${act}`, person, form), 303, act);
    marks.set(mark, wanted);
    done(`${act}s`);
  }

  async function write(person: Person, to: string, message: string): Promise<void> {
    if (to === person.id) return;
    const form = new URLSearchParams({ with: to, message, messageId: keyOf(message), for: person.id });
    expectStatus(await ask('/chat/send', person, form), 200, 'message');
    ledger.messages.push(message);
    done('messages');
  }

  async function remove(person: Person, title: string): Promise<void> {
    const answer = await ask(`/account/delete/${idOf(title)}`, person, new URLSearchParams());
    // The request with the lost response may have deleted the advert.
    if (!(answer.again && answer.status === 404)) expectStatus(answer, 303, 'delete');
    ledger.adverts.set(title, undefined);
    done('deletions');
  }

  try {
    const lives = Promise.all(Array.from({ length: clients }, (_, client) => live(client)));
    for (let kill = 1; kill <= kills; kill += 1) {
      const wanted = acknowledgements + 5 + ((kill * 7) % 40);
      const enough = new Promise<void>((resolve) => {
        heard = () => acknowledgements >= wanted && resolve();
      });
      await Promise.race([enough, lives]);
      await site.kill();
      site = await startSite({ TRUST_PROXY: '1' }, site);
      if (kill % 10 === 0) report(`${kill} kills, ${acknowledgements} writes acknowledged`);
    }
    over = true;
    await lives;
    return { acknowledged, lostAnswers, faults: await faultsOf(site, ledger) };
  } finally {
    over = true;
    await site.stop();
  }
}

interface Visitor {
  cookie: string;
  readonly address: string;
}

interface Person extends Visitor {
  readonly id: string;
}

function pick(from: readonly string[], number: number): string {
  const found = from[number % from.length];
  if (found === undefined) throw new Error('There is none to choose.');
  return found;
}

/** A form key or message id, derived from the text so that it is the same in a repeated request. */
function keyOf(text: string): string {
  return `${text.replaceAll(' ', 'x')}x`.padEnd(30, '0');
}

function expectStatus({ status, text }: Answer, wanted: number, act: string): void {
  if (status === wanted) return;
  throw new Error(`${act}: ${status} instead of ${wanted}\n${text.slice(0, 2000)}`);
}

/** The differences between what was acknowledged and what is stored. */
async function faultsOf(site: Site, ledger: ReturnType<typeof newLedger>): Promise<readonly string[]> {
  const faults: string[] = [];
  const { db, close } = openDatabaseOf(site);
  try {
    const compare = (kind: string, acknowledged: Iterable<string>, rows: readonly object[]) => {
      const kept = rows.map((row) => Object.values(row).join(' '));
      const wanted = new Set(acknowledged);
      const found = new Set(kept);
      for (const one of wanted) if (!found.has(one)) faults.push(`${kind} lost: ${one}`);
      for (const one of found) if (!wanted.has(one)) faults.push(`${kind} left over: ${one}`);
      if (found.size !== kept.length) faults.push(`${kind} twice: ${kept.length - found.size}`);
    };
    const living = [...ledger.adverts].filter(([, id]) => id !== undefined).map((advert) => advert.join(' '));
    compare('adverts', living, await db.selectFrom('adverts').select(['title', 'id']).execute());
    compare('comments', ledger.comments, await db.selectFrom('comments').select('text').execute());
    compare('messages', ledger.messages, await db.selectFrom('messages').select('text').execute());
    for (const table of ['likes', 'saves'] as const) {
      const set = [...ledger[table]].filter(([, wanted]) => wanted).map(([mark]) => mark);
      compare(table, set, await db.selectFrom(table).select(['account_id', 'advert_id']).execute());
    }
    const ports = await checkingPorts(db, readConfig(site.env).photos);
    const complain = (line: string) => void faults.push(line);
    await checkSite({ db, ports, repair: false, complain, report: () => undefined });
  } finally {
    await close();
  }
  return faults;
}
