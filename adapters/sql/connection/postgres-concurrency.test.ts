import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { logIn } from '../../../core/accounts/log-in.ts';
import { postAdvert } from '../../../core/adverts/post-advert.ts';
import { saveAdvertDraft } from '../../../core/adverts/save-advert-draft.ts';
import { updateAdvert } from '../../../core/adverts/update-advert.ts';
import { viewAdvertDraft } from '../../../core/adverts/view-advert-draft.ts';
import { messageIdLength } from '../../../core/chats/limits.ts';
import { sendMessage } from '../../../core/chats/send-message.ts';
import { dispatchOutbox } from '../../../core/dispatch-outbox.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import {
  addAdvert,
  addUser,
  advertForm,
  gate,
  holdPictures,
  refusalOf,
} from '../../../core/fixtures-for-test.ts';
import { removeExpired } from '../../../core/housekeeping/remove-expired.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import { checkoutWith, evidence, stepsOf, testGateway } from '../../../core/payments/gateway-for-test.ts';
import { initiatePayment } from '../../../core/payments/initiate-payment.ts';
import { resumableFor } from '../../../core/payments/limits.ts';
import { settlePayment } from '../../../core/payments/settle-payment.ts';
import { sweepOrphans } from '../../../core/pictures/sweep-orphans.ts';
import { DatabaseUnavailable } from '../../../core/ports/database-unavailable.ts';
import * as texts from '../../../core/texts/by-subject.ts';
import { foundBy } from '../../contracts/samples.ts';
import { memoryPorts } from '../../memory/memory-ports.ts';
import { createSqlStores } from '../stores/sql-stores.ts';
import { createSqlTransaction } from '../stores/transaction.ts';
import { wrongCounts } from '../upkeep/wrong-counts-for-test.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { transact } from './atomic.ts';
import { isPostgresInUse, type OpenPostgres, openPostgres } from './postgres-database.ts';
import { patient } from './postgres-for-test.ts';
import { sharedPostgres } from './shared-postgres-for-test.ts';

const postgres = sharedPostgres();
let url: string;

/** Two pools, as two processes would have. */
let one: OpenPostgres;
let other: OpenPostgres;
beforeEach(async () => {
  url = await postgres.create('migrated');
  [one, other] = [openPostgres({ ...patient, url }), openPostgres({ ...patient, url })];
});
afterEach(() => Promise.all([one.close(), other.close()]));

type World = ReturnType<typeof memoryPorts>;

/** However long a busy machine takes. */
const until = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 60_000 });

/** The ports of two processes: the database between them, and everything else as if they ran on one machine. */
function twoProcesses() {
  const world = memoryPorts();
  const portsOf = ({ db }: OpenPostgres): World => ({
    ...world,
    ...createSqlStores(db),
    transaction: createSqlTransaction(db, world.eventBus),
    searchIndex: createSqlSearchIndex(db),
  });
  return [portsOf(one), portsOf(other)] as const;
}

/** Resolves when this many statements wait for a lock. */
async function untilWaiting(count = 1): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(one.db);
    return rows.length === count;
  });
}

describe('at the same time in two processes', () => {
  test('two edits leave one of the two, whole', async () => {
    const [here, there] = twoProcesses();
    const seller = await addUser(here, 'amina');
    const advertId = await addAdvert(here, seller);
    const forms = [];
    for (const name of ['aloe', 'neem']) {
      const pictureKeys = await holdPictures(here, seller, `${name} 1`, `${name} 2`);
      forms.push(advertForm({ herbtitle: name, description: `all about ${name}`, pictureKeys }));
    }
    await Promise.all(
      forms.map((form, index) => updateAdvert(index % 2 ? here : there, seller, advertId, form)),
    );
    const advert = await here.adverts.byId(advertId);
    const kept = forms.find((form) => form.herbtitle === advert?.title);
    expect(advert).toMatchObject({ description: kept?.description });
    expect(advert?.pictures.map((picture) => picture.key)).toEqual(kept?.pictureKeys);
    expect(await wrongCounts(one.db)).toEqual([]);
    for (const name of ['aloe', 'neem']) {
      const found = await foundBy(here.searchIndex, name);
      expect(found.places.map(({ id }) => id)).toEqual(kept?.herbtitle === name ? [advertId] : []);
    }
  });

  test('an edit that leaves the words alone brings none back that another has just replaced', async () => {
    const [here, there] = twoProcesses();
    const seller = await addUser(here, 'amina');
    const advertId = await addAdvert(here, seller);
    const advert = await here.adverts.byId(advertId);
    const pictureKeys = advert?.pictures.map(({ key }) => key) ?? [];
    const claiming = advertForm({ description: 'It cures malaria.', pictureKeys });
    expect(await updateAdvert(here, seller, advertId, { ...claiming, review: true })).toBe(true);
    let other: Promise<unknown> | undefined;
    const slowly: World = {
      ...here,
      transaction: (work) =>
        here.transaction(async (stores) => {
          const update: typeof stores.adverts.update = async (...change) => {
            other ??= updateAdvert(there, seller, advertId, advertForm({ pictureKeys }));
            await Promise.race([other, untilWaiting()]);
            return stores.adverts.update(...change);
          };
          return work({ ...stores, adverts: { ...stores.adverts, update } });
        }),
    };
    await updateAdvert(slowly, seller, advertId, { ...claiming, price: '7000' });
    await other;
    const description = 'bitter leaves, picked this morning.';
    expect(await here.adverts.byId(advertId)).toMatchObject({ state: 'live', description });
    expect(await wrongCounts(one.db)).toEqual([]);
  });

  test('two taps on “Sorry, it is sold” answer once', async () => {
    const [here, there] = twoProcesses();
    const [amina, brian] = [await addUser(here, 'amina'), await addUser(here, 'brian')];
    const advertId = await addAdvert(here, amina);
    const asked = { with: amina.accountId, move: 'ask', advertId, messageId: '' };
    const { id: answers } = await sendMessage(here, brian, asked);
    const answer = { with: brian.accountId, move: 'sold', answers, messageId: 'a'.repeat(messageIdLength) };
    let second: ReturnType<typeof sendMessage> | undefined;
    const slowly: World = {
      ...here,
      transaction: (work) =>
        here.transaction(async (stores) => {
          const add: typeof stores.conversations.add = async (message) => {
            second = sendMessage(there, amina, answer);
            await untilWaiting();
            return stores.conversations.add(message);
          };
          return work({ ...stores, conversations: { ...stores.conversations, add } });
        }),
    };
    const first = await sendMessage(slowly, amina, answer);
    expect(await second).toEqual(first);
    const pair = { accountId: amina.accountId, otherId: brian.accountId };
    expect(await here.conversations.state(pair)).toMatchObject({ lastPosition: 2 });
  });

  test.each(['saved', 'posted'])('a draft that is being %s leaves none of a posted advert', async (first) => {
    const [here, there] = twoProcesses();
    const amina = await addUser(here, 'amina');
    const [leaf = ''] = await holdPictures(here, amina, 'leaf');
    const form = advertForm({ pictureKeys: [leaf] });
    const sent = { form, formKey: 'c0ffee00-0000-4000-8000-000000000000', opened: '' };
    const acts = first === 'saved' ? [saveAdvertDraft, postAdvert] : [postAdvert, saveAdvertDraft];
    let second: Promise<readonly PromiseSettledResult<unknown>[]> | undefined;
    const slowly: World = {
      ...here,
      transaction: (work) =>
        here.transaction(async (stores) => {
          const result = await work(stores);
          second ??= Promise.allSettled([acts[1]?.(there, amina, sent)]);
          await Promise.race([second, untilWaiting()]);
          return result;
        }),
    };
    await acts[0]?.(slowly, amina, sent);
    expect(await second).toMatchObject([{ status: first === 'saved' ? 'fulfilled' : 'rejected' }]);
    expect(await viewAdvertDraft(here, amina)).toBeUndefined();
    expect(await wrongCounts(one.db)).toEqual([]);
  });

  test('the removal of two accounts leaves nothing of what they wrote to each other', async () => {
    const [here, there] = twoProcesses();
    const [amina, brian] = [await addUser(here, 'amina'), await addUser(here, 'brian')];
    await sendMessage(here, brian, { with: amina.accountId, message: 'Hello', messageId: '' });
    let other: Promise<boolean> | undefined;
    await here.transaction(async (stores) => {
      await stores.accounts.remove(amina.accountId);
      other = there.accounts.remove(brian.accountId);
      await Promise.race([other, untilWaiting()]);
    });
    expect(await other).toBe(true);
    const { rows } = await sql`select count(*) from messages`.execute(one.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('two dispatchers send each mail once', async () => {
    const [here, there] = twoProcesses();
    for (let number = 0; number < 90; number += 1) {
      await queueMail(here, here, { to: `user${number}@b.ug`, subject: 'Hello', text: '' });
    }
    const done = await Promise.all([dispatchOutbox(here), dispatchOutbox(there)]);
    expect(done[0] + done[1]).toBe(90);
    expect(new Set(here.mailer.sent.map((mail) => mail.to)).size).toBe(90);
    expect(here.mailer.sent).toHaveLength(90);
  });

  test('two that clean up remove what nobody keeps, and nothing else', async () => {
    const [here, there] = twoProcesses();
    const seller = await addUser(here, 'amina');
    const advertId = await addAdvert(here, seller);
    await holdPictures(here, seller, ...Array.from({ length: 20 }, (_, index) => `left ${index}`));
    here.clock.advance(2 * 24 * 60 * 60 * 1000);
    await Promise.all([removeExpired(here), removeExpired(there)]);
    const { rows } = await sql<{ count: number }>`select count(*) from pictures`.execute(one.db);
    expect(rows).toEqual([{ count: 1 }]);
    expect((await here.adverts.byId(advertId))?.pictures).toHaveLength(1);
    expect(await wrongCounts(one.db)).toEqual([]);
  });
});

test('a log-in that meets a reset of the password leaves no session', async () => {
  const [ours, theirs] = twoProcesses();
  const { accountId, email } = await addUser(ours, 'nakato');
  const [known, chosen] = ['mululuza leaf', 'of the owner'];
  await ours.accounts.setPassword(accountId, await ours.passwordHasher.hash(known));
  const passwordHash = await ours.passwordHasher.hash(chosen);
  const attempt = await ours.transaction(async (stores) => {
    await stores.accounts.setPassword(accountId, passwordHash);
    const refusal = refusalOf(logIn(theirs, { email, password: known, remember: true }));
    await untilWaiting();
    await stores.sessions.removeAll(accountId);
    return { refusal };
  });
  expect(await attempt.refusal).toMatchObject({ code: 'invalid', message: texts.logIn.failed });
  expect(await ours.sessions.listOf(accountId, 1)).toEqual([]);
});

describe('a picture that is swept', () => {
  const picture: Picture = { key: 'a'.repeat(32), width: 8, height: 6, placeholder: 'data:' };

  test('stays when somebody begins to show it', async () => {
    const [here, there] = twoProcesses();
    const { accountId } = await addUser(here, 'amina');
    const until = new Date(here.clock.now().getTime() + 1000);
    await here.pictures.hold(picture, { accountId, until });
    await here.pictures.release(accountId, [picture.key]);
    let sweeping: Promise<void> | undefined;
    await here.transaction(async (stores) => {
      await stores.pictures.hold(picture, { accountId, until });
      sweeping = sweepOrphans(there);
      await untilWaiting();
    });
    await sweeping;
    expect(await here.pictures.held(accountId, [picture.key], here.clock.now())).toEqual([picture]);
  });

  test('is removed with its files before somebody can upload it again', async () => {
    const [here, there] = twoProcesses();
    const { accountId } = await addUser(here, 'amina');
    const until = new Date(here.clock.now().getTime() + 1000);
    const order: string[] = [];
    await here.pictures.hold(picture, { accountId, until });
    await here.pictures.release(accountId, [picture.key]);
    let holding: Promise<void> | undefined;
    const photoStore: World['photoStore'] = {
      ...there.photoStore,
      async removeAll(key) {
        holding = here.pictures.hold(picture, { accountId, until }).then(() => void order.push('held'));
        await untilWaiting();
        order.push('files removed');
        return there.photoStore.removeAll(key);
      },
    };
    await sweepOrphans({ ...there, photoStore });
    await holding;
    expect(order).toEqual(['files removed', 'held']);
    expect(await here.pictures.byKey(picture.key)).toEqual(picture);
    expect(await wrongCounts(one.db)).toEqual([]);
  });

  test('whose files were found without it cannot be uploaded before they are removed', async () => {
    const [here, there] = twoProcesses();
    const { accountId } = await addUser(here, 'amina');
    const until = new Date(here.clock.now().getTime() + 1000);
    const order: string[] = [];
    let holding: Promise<void> | undefined;
    await there.transaction(async (stores) => {
      expect(await stores.pictures.lockUnknown(picture.key)).toBe(true);
      holding = here.pictures.hold(picture, { accountId, until }).then(() => void order.push('held'));
      await untilWaiting();
      order.push('files removed');
    });
    await holding;
    expect(order).toEqual(['files removed', 'held']);
    expect(await here.pictures.byKey(picture.key)).toEqual(picture);
  });

  test('is refused when an edit still wants it, after another edit has dropped it', async () => {
    const [here, there] = twoProcesses();
    const seller = await addUser(here, 'amina');
    const [dropped = '', kept = ''] = await holdPictures(here, seller, 'dropped', 'kept');
    const advertId = await addAdvert(here, seller, { pictureKeys: [dropped, kept] });
    let edits = 0;
    const slowly: World = {
      ...there,
      transaction: (work) =>
        there.transaction((stores) =>
          work({
            ...stores,
            adverts: {
              ...stores.adverts,
              async update(id, changes) {
                edits += 1;
                if (edits === 1) {
                  await updateAdvert(here, seller, advertId, advertForm({ pictureKeys: [kept] }));
                  await sweepOrphans(here);
                }
                return stores.adverts.update(id, changes);
              },
            },
          }),
        ),
    };
    const form = advertForm({ pictureKeys: [dropped, kept] });
    const refusal = await refusalOf(updateAdvert(slowly, seller, advertId, form));
    expect(refusal.code).toBe('invalid');
    expect((await here.adverts.byId(advertId))?.pictures.map(({ key }) => key)).toEqual([kept]);
    expect(await wrongCounts(one.db)).toEqual([]);
  });
});

describe('a payment that settles', () => {
  /** An open payment that is too old to be resumed, so that the next attempt abandons it. */
  async function oldPayment() {
    const [here, there] = twoProcesses();
    const { ports, seller, advertId } = await checkoutWith(here, testGateway());
    const begin = (memory: World) =>
      initiatePayment({ ...memory, paymentWay: ports.paymentWay }, seller, {
        advertId,
        origin: 'https://eddagala.example',
      });
    const { reference } = await begin(here);
    here.clock.advance(resumableFor);
    return { here, there, begin, advertId, reference };
  }

  const locked = 'before it has changed';
  const changed = 'after it has changed';

  test.each([locked, changed])(
    'keeps the seller from beginning another one in the meantime, %s',
    async (when) => {
      const { here, there, begin, advertId, reference } = await oldPayment();
      let beginning: Promise<unknown> | undefined;
      const beginMeanwhile = async () => {
        beginning = refusalOf(begin(there));
        await untilWaiting();
      };
      const slowly: World = {
        ...here,
        transaction: (work) =>
          here.transaction(async (stores) => {
            const setState: typeof stores.payments.setState = async (...change) => {
              if (when === locked) await beginMeanwhile();
              await stores.payments.setState(...change);
              if (when === changed) await beginMeanwhile();
            };
            return work({ ...stores, payments: { ...stores.payments, setState } });
          }),
      };
      await settlePayment(slowly, reference, evidence('paid'));
      expect(await beginning).toMatchObject({ message: texts.payments.promotedAlready });
      expect(await here.payments.latestOf(advertId)).toMatchObject({ reference, state: 'paid' });
      expect((await stepsOf(here, reference)).at(-1)).toBe('paid');
    },
  );
});

test('an advert is promoted by the valid payment, even if another of its payments is refunded in the meantime', async () => {
  const [here, there] = twoProcesses();
  const { ports, seller, advertId } = await checkoutWith(here, testGateway());
  const begin = () => initiatePayment(ports, seller, { advertId, origin: 'https://eddagala.example' });
  const late = await begin();
  await settlePayment(here, late.reference, evidence('failed'));
  here.clock.advance(1);
  const early = await begin();
  await settlePayment(here, early.reference, evidence('paid'));
  let settling: Promise<unknown> | undefined;
  const slowly: World = {
    ...here,
    transaction: (work) =>
      here.transaction((stores) => {
        const promote: typeof stores.adverts.promote = async (...change) => {
          settling = settlePayment(there, late.reference, evidence('paid'));
          await Promise.race([settling, untilWaiting()]);
          await stores.adverts.promote(...change);
        };
        return work({ ...stores, adverts: { ...stores.adverts, promote } });
      }),
  };
  await settlePayment(slowly, early.reference, evidence('reversed'));
  await settling;
  const promoted = await here.adverts.promoted({ viewerId: undefined, since: new Date(0), limit: 5 });
  expect(promoted.map(({ id }) => id)).toEqual([advertId]);
});

/** The same database, opened differently for one test. */
function openOtherwise(options: Partial<Parameters<typeof openPostgres>[0]>): OpenPostgres {
  const opened = openPostgres({ ...patient, url, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

async function keepDraft({ db }: Pick<OpenPostgres, 'db'>, id: string): Promise<void> {
  await db.insertInto('drafts').values({ id_hash: id, path: '/', fields: '{}', kept_until: 0 }).execute();
}

async function draftIds(): Promise<string[]> {
  const rows = await one.db.selectFrom('drafts').select('id_hash').orderBy('id_hash').execute();
  return rows.map((row) => row.id_hash);
}

describe('a transaction', () => {
  test('that PostgreSQL cannot put in one order with a rival runs again', async () => {
    const serializable = openOtherwise({
      url: `${url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`,
    });
    await keepDraft(one, 'a');
    let reads = 0;
    const { opened: met, open: bothHaveRead } = gate();
    const count = () =>
      transact(serializable.db, async (db) => {
        const { kept_until } = await db.selectFrom('drafts').select('kept_until').executeTakeFirstOrThrow();
        reads += 1;
        if (reads === 2) bothHaveRead();
        await met;
        await db
          .updateTable('drafts')
          .set({ kept_until: kept_until + 1 })
          .execute();
      });
    await Promise.all([count(), count()]);
    expect(reads).toBe(3);
    expect(await one.db.selectFrom('drafts').select('kept_until').execute()).toEqual([{ kept_until: 2 }]);
  });

  test('whose connection is cut is undone, is not run again, and harms nobody', async () => {
    const errors: unknown[] = [];
    const opened = openOtherwise({ poolSize: 2, onConnectionError: (error) => errors.push(error) });
    let runs = 0;
    const cut = transact(opened.db, async (db) => {
      runs += 1;
      await keepDraft({ db }, 'cut');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await postgres.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // Between two statements nobody is waiting for an answer that could fail: only the connection itself reports it.
      await until(() => errors.length > 0);
      await keepDraft({ db }, 'never');
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(runs).toBe(1);
    await keepDraft(opened, 'next');
    await transact(opened.db, (db) => keepDraft({ db }, 'and in a transaction'));
    expect(await draftIds()).toEqual(['and in a transaction', 'next']);
  });

  test('that is cut while a statement runs fails with the reason', async () => {
    const opened = openOtherwise({});
    const sleeping = sql`select pg_sleep(600)`.execute(opened.db);
    const cut = async () => {
      const ended = await postgres.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(600)'",
      );
      return ended.length === 1;
    };
    await Promise.all([
      expect(sleeping).rejects.toMatchObject({ name: 'DatabaseUnavailable', cause: { code: '57P01' } }),
      until(cut),
    ]);
  });
});

describe('a pool', () => {
  test('is in use while it has a connection, but not once it is being closed', async () => {
    await sql`select 1`.execute(other.db);
    // Freezes the clock, so that the time for closing a connection does not run out on a busy machine.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    const asked = isPostgresInUse(one.db);
    await until(async () => {
      const questions = await postgres.query(
        "select 1 from pg_stat_activity where datname = $1 and query like '%application_name like%' and state = 'idle'",
        [new URL(url).pathname.slice(1)],
      );
      return questions.length > 0;
    });
    await other.close();
    expect(await asked).toBe(false);
    clock.mockRestore();
    await sql`select 1`.execute(openOtherwise({}).db);
    expect(await isPostgresInUse(one.db)).toBe(true);
  });

  test('makes latecomers wait, but not for ever, and works afterwards', async () => {
    // Only the test lets time pass, however long the first connection takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const connectionTimeout = 3000;
    const opened = openOtherwise({ poolSize: 1, connectionTimeout });
    const { opened: taken, open: take } = gate();
    const { opened: over, open: finish } = gate();
    const long = transact(opened.db, async (db) => {
      await keepDraft({ db }, 'long');
      take();
      await over;
    });
    await taken;
    const late = keepDraft(opened, 'late');
    await expect.poll(() => opened.pool.waitingCount).toBe(1);
    vi.advanceTimersByTime(connectionTimeout);
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(late).rejects.toThrow('timeout exceeded when trying to connect');
    finish();
    await long;
    await keepDraft(opened, 'after');
    expect(await draftIds()).toEqual(['after', 'long']);
  });

  test('ends a statement that takes too long', async () => {
    const opened = openOtherwise({ statementTimeout: 2000 });
    await expect(sql`select pg_sleep(600)`.execute(opened.db)).rejects.toMatchObject({ code: '57014' });
    await keepDraft(opened, 'after');
  });

  test('survives the end of connections that nobody uses', async () => {
    const errors: unknown[] = [];
    const opened = openOtherwise({
      url: `${url}?application_name=idle`,
      onConnectionError: (error) => errors.push(error),
    });
    await Promise.all(['a', 'b', 'c'].map((id) => keepDraft(opened, id)));
    const ended = await postgres.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle'",
    );
    expect(ended.length).toBeGreaterThan(0);
    await until(() => errors.length >= ended.length);
    await keepDraft(opened, 'd');
    expect(await draftIds()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('reads 64-bit numbers as numbers, and refuses one that would lose its last digits', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as large`.execute(one.db);
    expect(rows).toEqual([{ large: Number.MAX_SAFE_INTEGER }]);
    await expect(sql`select 9007199254740992::bigint as large`.execute(one.db)).rejects.toThrow('too large');
  });

  test('closes twice without an error, used or not', async () => {
    const unused = openPostgres({ url });
    await unused.close();
    await unused.close();
  });
});
