import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { sharedPostgres } from '../adapters/sql/connection/shared-postgres-for-test.ts';
import { isLeftBehind, leftBehind, movingTables } from '../adapters/sql/copy/tables.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';
import { nameLook } from '../core/accounts/name-look.ts';
import { startOf } from '../core/words/words.ts';
import { migrations } from './index.ts';

const names = Object.keys(migrations);

const postgres = sharedPostgres();

test('lists every migration file of the folder, in the order of its number', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(names).toEqual(files.toSorted());
});

describe.each([
  { database: 'SQLite', open: async () => openSqlite({ file: join(temporaryFolder(), 'test.sqlite') }) },
  { database: 'PostgreSQL', open: () => postgres.open() },
])('on $database', ({ open }) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const tableNames = async () => {
    const tables = await opened.db.introspection.getTables();
    return tables.map((table) => table.name).toSorted();
  };

  test('runs every migration once, one after another', async () => {
    const provider = { getMigrations: async () => ({ ...migrations }) };
    for (const name of names) {
      const { error, results } = await new Migrator({ db: opened.db, provider }).migrateUp();
      expect(error).toBeUndefined();
      expect(results).toEqual([{ migrationName: name, direction: 'Up', status: 'Success' }]);
    }
    expect(await migrateToLatest(opened.db)).toEqual([]);
    const listed = [...movingTables.map(({ name }) => name), ...Object.keys(leftBehind)];
    const made = (await tableNames()).filter((name) => listed.includes(name) || !isLeftBehind(name));
    expect(made).toEqual(listed.toSorted());
  });

  test('keeps every message when the references to accounts go, and those between messages stay', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0005-conversations');
    for (const statement of [
      "insert into accounts values ('a', 'a@b.ug', 0, null, null, null, 0, 0), ('b', 'b@b.ug', 0, null, null, null, 0, 0)",
      "insert into sessions values ('hash', 'a', 1, 2, 1)",
      "insert into conversations values ('a', 'b', 1)",
      "insert into messages values ('m', 'a', 'b', 1, 'a', 'webale', 5, 'ad_1', 'neem')",
      "insert into inbox_entries values ('a', 'b', 'm', 5, 0, 0), ('b', 'a', 'm', 5, 1, 0)",
    ]) {
      await sql.raw(statement).execute(db);
    }

    await migrateToLatest(db);
    expect(await db.selectFrom('sessions').selectAll().execute()).toMatchObject([
      { id_hash: 'hash', device: 'Unknown browser' },
    ]);
    await db.deleteFrom('accounts').where('id', '=', 'a').execute();
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([
      {
        id: 'm',
        low_id: 'a',
        high_id: 'b',
        position: 1,
        sender_id: 'a',
        text: 'webale',
        sent_at: 5,
        advert_id: 'ad_1',
        advert_title: 'neem',
        kind: 'text',
        amount: null,
        answers_id: null,
        picture_count: 0,
      },
    ]);
    expect(await db.selectFrom('inbox_entries').selectAll().execute()).toMatchObject([
      { account_id: 'b', other_id: 'a', unread_count: 1 },
    ]);
    await db.deleteFrom('conversations').execute();
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('counts likes that were there before, of those whose email is verified', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0015-payments');
    const advert = (id: string, likes: number) =>
      `('${id}', 'a', 'neem', 'neem', '', 1, 'Kampala', null, 1, ${likes}, 0, 5, 0, 5)`;
    for (const statement of [
      "insert into accounts values ('a', 'a@b.ug', 1, null, null, null, 0, 0), ('b', 'b@b.ug', 0, null, null, null, 0, 0)",
      `insert into adverts values ${advert('ad_1', 2)}, ${advert('ad_2', 1)}, ${advert('ad_3', 0)}`,
      "insert into likes values ('a', 'ad_1', 1), ('b', 'ad_1', 1), ('b', 'ad_2', 1)",
      "insert into pictures values ('key', 1280, 960, '', 1)",
    ]) {
      await sql.raw(statement).execute(db);
    }

    await migrateToLatest(db);
    const counted = db.selectFrom('adverts').select(['like_count', 'verified_like_count']).orderBy('id');
    const listed = db
      .selectFrom('listed_adverts')
      .select('popularity')
      .where('herb', '=', '')
      .orderBy('advert_id');
    expect(await counted.execute()).toEqual([
      { like_count: 2, verified_like_count: 1 },
      { like_count: 1, verified_like_count: 0 },
      { like_count: 0, verified_like_count: 0 },
    ]);
    expect(await listed.execute()).toEqual([1_000_002, 1, 0].map((popularity) => ({ popularity })));
    const likes = db.selectFrom('likes').select('verified').orderBy('account_id').orderBy('advert_id');
    expect((await likes.execute()).map((row) => row.verified)).toEqual([1, 0, 0]);
    expect(await db.selectFrom('pictures').select(['bytes', 'narrow']).execute()).toEqual([
      { bytes: 0, narrow: 0 },
    ]);
    expect(
      await db.selectFrom('outbox').select('task').where('id', '=', 'add-narrow-copies').execute(),
    ).toEqual([{ task: '{"kind":"add-narrow-copies"}' }]);
  });

  test('leaves what search finds old adverts and profiles by to the background, where there are any', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0028-narrow-copies');
    await sql`insert into accounts (id, email, email_verified, created_at) values ('a', 'a@b.ug', 1, 0)`.execute(
      db,
    );
    await sql`insert into search_prefixes values ('profile', 'a', 0, 'a')`.execute(db);
    await migrateToLatest(db);
    expect(await tableNames()).not.toContain('search_prefixes');
    const waiting = await db.selectFrom('outbox').select(['id', 'task', 'due_at']).execute();
    expect(waiting).toEqual([{ id: 'write-words', task: '{"kind":"find-herbs"}', due_at: 0 }]);
  });

  test('leaves the new way to compare words to the background, where there is anything to find', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0059-lanes-of-outbox');
    await sql`insert into accounts (id, email, email_verified, created_at) values ('a', 'a@b.ug', 1, 0)`.execute(
      db,
    );
    await sql`insert into saved_searches (id, account_id, query, search_key, saved_at)
      values ('q', 'a', 'ŋaali', 'word ŋaali', 0)`.execute(db);
    await sql`delete from outbox`.execute(db);
    await migrateToLatest(db);
    const { outbox } = createSqlStores(db);
    const taken = await outbox.take({ now: new Date(1), leaseUntil: new Date(9), limit: 9 });
    expect(taken.map(({ task }) => task.kind).toSorted()).toEqual(['find-herbs', 'key-searches']);
  });

  test('ends nothing at once of 10,000 adverts that were there before adverts ended', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0037-saved-searches');
    await sql`insert into accounts (id, email, email_verified, created_at) values ('a', 'a@b.ug', 1, 0)`.execute(
      db,
    );
    await sql`insert into adverts (id, seller_id, title, description, price, district, picture_count, like_count,
        comment_count, posted_at, posted_day, updated_at)
      with recursive n(i) as (select 0 union all select i + 1 from n where i < 9999)
      select 'ad_' || i, 'a', 'neem', '', 1, 'Gulu', 1, 0, 0, i, 0, i from n`.execute(db);
    const before = Date.now();
    await migrateToLatest(db);
    const { adverts } = createSqlStores(db);
    const sixtyDays = 60 * 86_400_000;
    const ending = async (until: number) =>
      (await adverts.ending({ until: new Date(until), announced: false, limit: 20_000 })).length;
    expect(await ending(before + sixtyDays - 1)).toBe(0);
    expect(await ending(Date.now() + sixtyDays)).toBe(10_000);
    expect(await adverts.newestIds(20_000)).toHaveLength(10_000);
  });

  test('puts tasks that were waiting into their lanes', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0058-marked-words');
    await sql`insert into outbox (id, task, due_at, attempts) values
      ('1', '{"kind":"mail-unread","accountId":"a","otherId":"b"}', 1, 0),
      ('2', '{"kind":"send-mail","sealed":"a"}', 2, 0),
      ('3', '{"kind":"mail-reset-link","sealed":"a"}', 3, 0)`.execute(db);
    await migrateToLatest(db);
    const { outbox } = createSqlStores(db);
    const asked = { now: new Date(3), leaseUntil: new Date(9), limit: 9 };
    const take = async (part: 'mails' | 'other work') =>
      (await outbox.take({ ...asked, part })).map(({ task }) => task.kind);
    expect(await take('mails')).toEqual(['send-mail']);
    expect(await take('other work')).toEqual(['mail-reset-link', 'mail-unread']);
  });

  test('keeps usernames that look the same, and lets no other one come', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0059-lanes-of-outbox');
    const names = { a: 'Lutaaya', b: 'lutaaya_1', c: 'Iu.taaya', d: '1utaaya', e: 'moses' };
    for (const [id, name] of Object.entries(names)) {
      await sql`insert into accounts (id, email, email_verified, created_at)
        values (${id}, ${id}, 0, 0)`.execute(db);
      await sql`insert into profiles (account_id, username, username_key, full_name, about, address, phone_number,
        advert_count, likes_received, created_at)
        values (${id}, ${name}, ${name.toLowerCase()}, '', '', '', '', 0, 0, ${id === 'c' ? 1 : 2})`.execute(
        db,
      );
    }
    await migrateToLatest(db);

    const looks = db.selectFrom('profiles').select(['username', 'username_look', 'username_twin']);
    const kept = await looks.orderBy('account_id').execute();
    expect(kept.map(({ username }) => username)).toEqual(Object.values(names));
    expect(kept.map(({ username_look }) => username_look)).toEqual(Object.values(names).map(nameLook));
    expect(kept.map(({ username_twin }) => Number(username_twin))).toEqual([1, 0, 0, 2, 0]);

    const { profiles } = createSqlStores(db);
    const change = async (id: string, changes: { username: string; about?: string }) => {
      const profile = await profiles.byAccountId(id);
      if (profile === undefined) throw new Error(`There is no ${id}.`);
      return profiles.update(id, { ...profile, pictureKey: undefined, ...changes });
    };
    expect(await change('d', { username: '1utaaya', about: 'I sell mint.' })).toBe('updated');
    expect(await change('d', { username: '1uta.aya' })).toBe('username-taken');
    expect(await change('e', { username: 'lutaaya' })).toBe('username-taken');
    expect(await change('c', { username: 'okello' })).toBe('updated');
    expect(await profiles.usernameTaken('lutaaya')).toBe(true);
    expect(await change('c', { username: 'Iu.taaya' })).toBe('username-taken');
    expect(await change('d', { username: 'namuli' })).toBe('updated');
    expect(await change('a', { username: 'nakato' })).toBe('updated');
    expect(await change('e', { username: 'lutaaya' })).toBe('updated');
  });

  test('keys full names as search compares how they begin', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0068-words-in-one-writing');
    const names = ['Nakato  Sarah', "Ng'ang´o ŊAMA", 'José\u200b ﬁne', '🌿', 'x'.repeat(120)];
    for (const [index, name] of names.entries()) {
      await sql`insert into accounts (id, email, email_verified, created_at)
        values (${`a${index}`}, ${`a${index}@example.com`}, 1, 0)`.execute(db);
      await sql`insert into profiles (account_id, username, username_key, username_look, full_name, about, address,
          phone_number, advert_count, likes_received, created_at)
        values (${`a${index}`}, ${`a${index}`}, ${`a${index}`}, ${`a${index}`}, ${name}, '', '', '', 0, 0, 0)`.execute(
        db,
      );
    }
    await migrateToLatest(db);
    const kept = await db.selectFrom('profiles').select('full_name_key').orderBy('account_id').execute();
    expect(kept.map(({ full_name_key }) => full_name_key)).toEqual(names.map(startOf));
  });

  test('writes phone numbers that were stored as they were typed in one form, and leaves the rest', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0059-lanes-of-outbox');
    const stored: Readonly<Record<string, string>> = {
      '+256 (0) 772 123 456': '+256772123456',
      '0772 123456': '+256772123456',
      '256772123456': '+256772123456',
      '00256 772 123456': '+256772123456',
      '+256772123456': '+256772123456',
      '+44 20 7183 8750': '+442071838750',
      '7721234567': '7721234567',
      '0772123456 / 0701234567': '0772123456 / 0701234567',
      'edit your phone number please': 'edit your phone number please',
      '': '',
    };
    const before = Object.keys(stored);
    for (const [index, number] of before.entries()) {
      const id = `a${index}`;
      await sql`insert into accounts (id, email, email_verified, created_at)
        values (${id}, ${`${id}@b.ug`}, 1, 0)`.execute(db);
      await sql`insert into profiles (account_id, username, username_key, full_name, about, address, phone_number,
          advert_count, likes_received, created_at)
        values (${id}, ${id}, ${id}, '', '', '', ${number}, 0, 0, 0)`.execute(db);
    }
    await migrateToLatest(db);
    const rows = await db.selectFrom('profiles').select('phone_number').orderBy('account_id').execute();
    expect(rows.map((row) => row.phone_number)).toEqual(Object.values(stored));
  });

  test('runs them once when two start at the same time', async () => {
    const done = await Promise.all([migrateToLatest(opened.db), migrateToLatest(opened.db)]);
    expect(done.flat()).toEqual(names);
  });

  test('keeps every line of the ledger as it was written', async () => {
    await migrateToLatest(opened.db);
    await sql`insert into payments (reference, advert_id, amount, gateway, state, started_at)
      values ('r1', 'ad_1', 500, 'http', 'open', 1)`.execute(opened.db);
    await sql`insert into payment_ledger (id, reference, at, step, amount, raw)
      values ('l1', 'r1', 1, 'paid', 500, '')`.execute(opened.db);
    const kept = 'a line of the ledger stays as it is';
    await expect(sql`update payment_ledger set amount = 0`.execute(opened.db)).rejects.toThrow(kept);
    await expect(sql`delete from payment_ledger`.execute(opened.db)).rejects.toThrow(kept);
  });

  test('keeps every row of the audit as it was written', async () => {
    await migrateToLatest(opened.db);
    await sql`insert into audit (id, actor, act, subject_kind, subject_id, reason, at)
      values ('a1', 'operator', 'ban', 'account', 'a', 'why', 1)`.execute(opened.db);
    const kept = 'a row of the audit stays as it is';
    await expect(sql`update audit set reason = ''`.execute(opened.db)).rejects.toThrow(kept);
    await expect(sql`delete from audit`.execute(opened.db)).rejects.toThrow(kept);
  });

  test('leaves nothing behind when one of them fails', async () => {
    const provider = {
      getMigrations: async () => ({
        ...migrations,
        '9999-broken': {
          async up(db: typeof opened.db) {
            await db.schema.createTable('half_made').addColumn('id', 'integer').execute();
            await sql`select * from nowhere`.execute(db);
          },
        },
      }),
    };
    const { error } = await new Migrator({ db: opened.db, provider }).migrateToLatest();
    expect(error).toBeInstanceOf(Error);
    expect(await tableNames()).toEqual([]);
    expect(await migrateToLatest(opened.db)).toEqual(names);
  });

  test('orders and compares text byte by byte', async () => {
    await migrateToLatest(opened.db);
    const ids = ['a_', 'B', 'a', 'é', 'Z', '🌿', 'ab', '\u{10FFFF}', '\uFFFD'];
    await opened.db
      .insertInto('drafts')
      .values(ids.map((id) => ({ id_hash: id, path: '/', fields: '{}', kept_until: 0 })))
      .execute();
    const rows = await opened.db.selectFrom('drafts').select('id_hash').orderBy('id_hash').execute();
    expect(rows.map((row) => row.id_hash)).toEqual(
      ids.toSorted((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right))),
    );
  });

  test('tells of earlier ratings who sold, by the advert or by what was written about it', async () => {
    const { db } = opened;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0081-herb-counts');
    const message = (id: string, sender: string, kind: string, advert: string, position: number) =>
      `('${id}', 'a', 'b', ${position}, '${sender}', '${kind}', '', 5, '${advert}', 'neem')`;
    for (const statement of [
      "insert into accounts (id, email, email_verified, created_at) values ('a', 'a@b.ug', 1, 0), ('b', 'b@b.ug', 1, 0)",
      `insert into adverts (id, seller_id, title, description, price, district, picture_count, cover_key, like_count,
        comment_count, posted_at, posted_day, updated_at, state, ends_at)
        values ('kept', 'a', 'neem', '', 1, 'Kampala', 1, '', 0, 0, 5, 0, 5, 'live', 9)`,
      "insert into conversations values ('a', 'b', 3)",
      `insert into messages (id, low_id, high_id, position, sender_id, kind, text, sent_at, advert_id, advert_title)
        values ${message('m1', 'a', 'question', 'asked', 1)}, ${message('m2', 'b', 'declined', 'offered', 2)},
        ${message('m3', 'b', 'text', 'written', 3)}`,
      `insert into ratings (id, author_id, about_id, advert_id, advert_title, recommends, text, sent_at) values
        ${['kept', 'asked', 'offered', 'written']
          .flatMap((advert) => [
            `('${advert} of a', 'b', 'a', '${advert}', '', 1, '', 5)`,
            `('${advert} of b', 'a', 'b', '${advert}', '', 1, '', 5)`,
          ])
          .join(', ')}, ('gone', null, 'a', 'gone', '', 1, '', 5)`,
    ]) {
      await sql.raw(statement).execute(db);
    }

    await migrateToLatest(db);
    const rows = await db.selectFrom('ratings').select(['id', 'rated_as']).execute();
    const soldBy = (role: string) => rows.flatMap((row) => (row.rated_as === role ? row.id : [])).toSorted();
    expect(soldBy('seller')).toEqual(['asked of b', 'gone', 'kept of a', 'offered of b', 'written of a']);
    expect(soldBy('buyer')).toEqual(['asked of a', 'kept of b', 'offered of a', 'written of b']);
  });

  test('refuses a value of another kind than the column', async () => {
    await migrateToLatest(opened.db);
    await expect(
      sql`insert into drafts (id_hash, path, fields, kept_until) values ('a', '/', '{}', 'tomorrow')`.execute(
        opened.db,
      ),
    ).rejects.toThrow();
  });

  test('refuses a row that refers to nothing', async () => {
    await migrateToLatest(opened.db);
    await expect(
      opened.db
        .insertInto('sessions')
        .values({
          id_hash: 'a',
          account_id: 'nobody',
          created_at: 0,
          last_seen_at: 0,
          remember: 1,
          device: '',
        })
        .execute(),
    ).rejects.toThrow();
  });
});

test('two processes that open the same SQLite file at once migrate it once', async () => {
  const file = join(temporaryFolder(), 'shared.sqlite');
  const adapter = join(import.meta.dirname, '../adapters/sql');
  const script = `
    import { openSqlite } from '${adapter}/connection/database.ts';
    import { migrateToLatest } from '${adapter}/upkeep/migrate-to-latest.ts';
    // However long the other one migrates on a busy machine.
    const { db, close } = openSqlite({ file: '${file}', busyTimeout: 120_000 });
    console.log(JSON.stringify(await migrateToLatest(db)));
    await close();`;
  const runs = await Promise.all(
    [1, 2].map(() =>
      promisify(execFile)(process.execPath, [
        '--experimental-strip-types',
        '--input-type=module',
        '--eval',
        script,
      ]),
    ),
  );
  const done = runs.flatMap((run) => JSON.parse(run.stdout) as string[]);
  expect(done).toEqual(names);
});
