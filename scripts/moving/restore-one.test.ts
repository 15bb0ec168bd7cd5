import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { closing } from '../../adapters/closing.ts';
import { type Config, environmentWith, readConfig } from '../../adapters/config.ts';
import { foundBy } from '../../adapters/contracts/samples.ts';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { openSqliteReader } from '../../adapters/sql/connection/database.ts';
import { sharedPostgres } from '../../adapters/sql/connection/shared-postgres-for-test.ts';
import { contentsOf } from '../../adapters/sql/copy/full-site-for-test.ts';
import { restoreOne } from '../../adapters/sql/copy/restore-one.ts';
import { createSqlSearchIndex } from '../../adapters/sql/words/search-index.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { migrateSite, openForLongWork } from '../../app/composition/open-database.server.ts';
import { openSite } from '../../app/composition/open-site.server.ts';
import { checkingPorts } from '../../app/composition/upkeep.server.ts';
import { matchesPassword } from '../../core/accounts/password.ts';
import { removeAccount } from '../../core/accounts/remove-account.ts';
import { createCore } from '../../core/core.ts';
import { pictureFileNames } from '../../core/entities/picture.ts';
import { addAdvert, addUser } from '../../core/fixtures-for-test.ts';
import { theOperator } from '../../core/moderation/actor.ts';
import { sanctionAs } from '../../core/moderation/sanction-member.ts';
import { setModerator } from '../../core/moderation/set-moderator.ts';
import { decideAs } from '../../core/reports/decide-case.ts';
import type { User } from '../../core/shared/viewer.ts';
import { checkSite } from '../checking/check-site.ts';
import { whileSiteIsBusy } from './busy-site-for-test.ts';
import { describeRestoredOne } from './describe-restored-one.ts';
import { restoreOneFrom } from './restore-one.ts';
import { writeBackup } from './write-backup.ts';

const postgres = sharedPostgres();
const quiet = () => undefined;
const at = new Date('2026-11-20T09:00:00Z');

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  let config: Config;
  let file: string;
  beforeEach(async () => {
    const folder = temporaryFolder();
    const settings = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.create() };
    config = readConfig({ DATA_DIR: join(folder, 'data'), ...settings });
    file = join(folder, 'backup');
    await migrateSite(config);
  });

  /** Nakato's advert, which others like, save and comment on. */
  async function opened() {
    const shop = await openSite(config);
    onTestFinished(shop.close);
    const ports = { ...shop.ports, pictureEncoder: memoryPorts().pictureEncoder };
    const core = createCore(ports);
    const [nakato, amina, brian] = [
      await addUser(ports, 'nakato', { emailVerified: true, password: 'mululuza leaf' }),
      await addUser(ports, 'amina', { emailVerified: true }),
      await addUser(ports, 'brian'),
    ];
    const upload = async (seller: User, note: string) =>
      (await core.holdPicture(seller, fakePicture({ width: 400, height: 300, note }))).key;
    const keys = [await upload(nakato, 'leaf'), await upload(nakato, 'root')];
    const id = await addAdvert(ports, nakato, { pictureKeys: keys });
    for (const { accountId } of [amina, brian]) {
      await ports.likes.set({ advertId: id, accountId, liked: true, at });
      await ports.saves.set({ advertId: id, accountId, saved: true, at });
      const comment = { advertId: id, authorId: accountId, text: `from ${accountId}`, postedAt: at };
      await ports.comments.add({ id: `comment_${accountId}`, ...comment });
    }
    await ports.comments.setHidden(`comment_${brian.accountId}`, true);
    await ports.adverts.promote(id, at);
    await ports.views.add(1, [{ advertId: id, mark: 'm' }]);
    return { ports, core, nakato, amina, brian, id, keys, upload };
  }

  async function rows() {
    return closing(openForLongWork(config.database), ({ db }) => contentsOf(db));
  }

  const leave = async ({ ports }: Awaited<ReturnType<typeof opened>>, { accountId }: User) => {
    await ports.accounts.leave(accountId, at);
    while (!(await removeAccount(ports, accountId)));
  };

  const wrong = async () => {
    const problems: string[] = [];
    await closing(openForLongWork(config.database), async ({ db }) =>
      checkSite({
        db,
        ports: await checkingPorts(db, config.photos),
        repair: false,
        complain: (line) => problems.push(line),
        report: quiet,
      }),
    );
    return problems;
  };

  const found = (word: string) =>
    closing(openForLongWork(config.database), async ({ db }) => {
      const { places } = await foundBy(createSqlSearchIndex(db), word);
      return places.map(({ id }) => id);
    });

  const advertBack = (id: string) =>
    restoreOneFrom({ path: file, wanted: { kind: 'advert', id } }, config, quiet);
  const accountBack = (id: string) =>
    restoreOneFrom({ path: file, wanted: { kind: 'account', id } }, config, quiet);

  describe('an advert', () => {
    test('comes back as it was, with its pictures and what belongs to it, while the site runs', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      const before = await rows();
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await shop.core.sweepPictures();
      for (const key of shop.keys)
        expect(await shop.ports.photoStore.read(`${key}-640.webp`)).toBeUndefined();

      const returned = await advertBack(shop.id);
      const after = await rows();
      for (const table of [
        'adverts',
        'advert_pictures',
        'listed_adverts',
        'likes',
        'saves',
        'comments',
        'profiles',
        'promotions',
        'advert_views',
        'daily_views',
        'pictures',
      ])
        expect(after[table], table).toEqual(before[table]);
      for (const name of shop.keys.flatMap(pictureFileNames))
        expect(await shop.ports.photoStore.read(name), name).toBeDefined();
      expect(await found('mululuza')).toEqual([shop.id]);
      expect(await wrong()).toEqual([]);
      expect(describeRestoredOne(returned)).toEqual([
        `The advert ${shop.id} (fresh mululuza) is back.`,
        'With advert pictures 2, likes 2, saves 2, comments 2, promotions 1, advert views 1, daily views 1.',
      ]);
      expect(await shop.ports.audit.page({ after: undefined, limit: 1 })).toMatchObject([
        { actor: 'operator', act: 'bring-back', subject: { kind: 'advert', id: shop.id } },
      ]);
      expect(readdirSync(config.dataDir).filter((name) => name.startsWith('.restore'))).toEqual([]);
    });

    test('comes back without what belongs to people who are gone', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await leave(shop, shop.amina);
      await shop.ports.accounts.leave(shop.brian.accountId, at);
      const returned = await advertBack(shop.id);
      const { likes, saves, comments } = await rows();
      expect({ likes, saves, comments }).toEqual({ likes: [], saves: [], comments: [] });
      expect(await shop.ports.adverts.detail(undefined, shop.id)).toMatchObject({
        likeCount: 0,
        commentCount: 0,
      });
      expect(await wrong()).toEqual([]);
      expect(describeRestoredOne(returned)[2]).toBe(
        'Left out, because their people or adverts are gone: likes 2, saves 2, comments 2.',
      );
    });

    test('counts a like for what its account is worth now', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await shop.ports.accounts.verifyEmail(shop.brian.accountId, shop.brian.email);
      await advertBack(shop.id);
      expect((await rows())['adverts']).toMatchObject([{ like_count: 2, verified_like_count: 2 }]);
      expect(await wrong()).toEqual([]);
    });

    test('that a moderator has hidden since the backup comes back hidden', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      const subject = { kind: 'advert', id: shop.id } as const;
      await decideAs(shop.ports, theOperator, subject, { act: 'hide', reason: 'No.', version: '0' });
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await advertBack(shop.id);
      expect(await shop.ports.adverts.byId(shop.id)).toMatchObject({ state: 'hidden' });
      expect(await found('mululuza')).toEqual([]);
      expect(await wrong()).toEqual([]);
    });

    test('is sold if it was', async () => {
      const shop = await opened();
      await shop.core.toggleSold(shop.nakato, { advertId: shop.id, sold: true });
      await writeBackup(file, config, quiet);
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await advertBack(shop.id);
      expect(await shop.ports.adverts.byId(shop.id)).toMatchObject({ state: 'sold' });
      expect(await wrong()).toEqual([]);
    });

    test('is refused while it exists, where nothing is known of it, and without its seller', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      const before = await rows();
      await expect(advertBack(shop.id)).rejects.toThrow(`The advert ${shop.id} still exists`);
      await expect(advertBack('ad_0')).rejects.toThrow('There is no advert ad_0 in this backup');
      expect(await rows()).toEqual(before);
      await leave(shop, shop.nakato);
      await expect(advertBack(shop.id)).rejects.toThrow(
        `its seller is gone; --account ${shop.nakato.accountId} brings both back`,
      );
      expect((await rows())['adverts']).toEqual([]);
    });

    test('is told to Meilisearch if there is one', async () => {
      const shop = await opened();
      await writeBackup(file, config, quiet);
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      config = { ...config, search: { url: 'http://localhost:9', apiKey: 'k' } } as Config;
      await advertBack(shop.id);
      const tasks = (await rows())['outbox']?.map((row) =>
        JSON.parse(String((row as { task: string }).task)),
      );
      expect(tasks).toContainEqual({ kind: 'index-advert', advertId: shop.id });
    });

    test('that shares a picture with another leaves that one whole', async () => {
      const shop = await opened();
      const [key = ''] = shop.keys;
      await shop.upload(shop.amina, 'leaf');
      const other = await addAdvert(shop.ports, shop.amina, { pictureKeys: [key] });
      await writeBackup(file, config, quiet);
      await shop.core.deleteAdvert(shop.nakato, shop.id);
      await advertBack(shop.id);
      expect(await wrong()).toEqual([]);
      await shop.core.deleteAdvert(shop.amina, other);
      await shop.core.sweepPictures();
      expect(await wrong()).toEqual([]);
    });

    test('comes back whatever people do meanwhile', async () => {
      const shop = await opened();
      const ids = [shop.id];
      for (const note of ['one', 'two', 'three'])
        ids.push(
          await addAdvert(shop.ports, shop.nakato, { pictureKeys: [await shop.upload(shop.nakato, note)] }),
        );
      await writeBackup(file, config, quiet);
      for (const id of ids) await shop.core.deleteAdvert(shop.nakato, id);
      await whileSiteIsBusy(config, async () => {
        for (const id of ids) await advertBack(id);
      });
      expect(
        await shop.ports.adverts.ofSeller({ accountId: shop.nakato.accountId, after: undefined, limit: 9 }),
      ).toHaveLength(4);
      expect(await wrong()).toEqual([]);
    });
  });

  describe('an account', () => {
    const message = (from: User, to: User, id: string, text: string) => ({
      id,
      from: from.accountId,
      to: to.accountId,
      kind: 'text' as const,
      text,
      sentAt: at,
      pictures: [],
      quotedAdvert: undefined,
      amount: undefined,
      answers: undefined,
    });

    test('comes back with its adverts, what it did with others’, and what others still have of it', async () => {
      const shop = await opened();
      const { ports, nakato, amina, brian } = shop;
      const other = await addAdvert(ports, amina, { pictureKeys: [await shop.upload(amina, 'other')] });
      const nakatos = { advertId: other, accountId: nakato.accountId, at };
      await ports.likes.set({ ...nakatos, liked: true });
      await ports.saves.set({ ...nakatos, saved: true });
      await ports.comments.add({
        id: 'c1',
        advertId: other,
        authorId: nakato.accountId,
        text: 'nice',
        postedAt: at,
      });
      await ports.sales.set({
        advertId: other,
        sellerId: amina.accountId,
        buyerId: nakato.accountId,
        at,
      });
      await ports.conversations.add(message(amina, nakato, 'm1', 'is it fresh?'));
      await ports.conversations.add(message(nakato, amina, 'm2', 'it is'));
      await ports.conversations.add(message(brian, nakato, 'm3', 'hello'));
      await ports.blocks.set({ blockerId: brian.accountId, blockedId: nakato.accountId, blocked: true, at });
      await ports.secondFactors.begin(nakato.accountId, 'sealed', at);
      await ports.secondFactors.turnOn(nakato.accountId, at);
      const rating = {
        authorId: amina.accountId,
        aboutId: nakato.accountId,
        advert: { id: shop.id, title: 'x' },
      };
      await ports.ratings.add({
        id: 'r1',
        ...rating,
        ratedAs: 'seller',
        recommends: true,
        text: '',
        sentAt: at,
      });
      await ports.ratings.show('r1', at);
      const answer = { authorId: nakato.accountId, aboutId: amina.accountId, advert: rating.advert };
      await ports.ratings.add({
        id: 'r2',
        ...answer,
        ratedAs: 'buyer',
        recommends: true,
        text: '',
        sentAt: at,
      });
      await writeBackup(file, config, quiet);
      const before = await rows();

      await leave(shop, nakato);
      await shop.core.sweepPictures();
      await leave(shop, brian);
      const returned = await accountBack(nakato.accountId);
      const after = await rows();
      const without = (table: string, ...columns: string[]) =>
        (before[table] ?? []).filter((row) =>
          columns.every((column) => (row as Record<string, unknown>)[column] !== brian.accountId),
        );
      for (const table of [
        'advert_pictures',
        'second_factors',
        'ratings',
        'promotions',
        'advert_views',
        'sales',
      ])
        expect(after[table], table).toEqual(before[table]);
      expect(after['accounts'], 'accounts').toEqual(without('accounts', 'id'));
      expect(after['likes']).toEqual(without('likes', 'account_id'));
      expect(after['saves']).toEqual(without('saves', 'account_id'));
      expect(after['comments']).toEqual(without('comments', 'author_id'));
      expect(after['blocks']).toEqual([]);
      expect(await ports.profiles.byAccountId(nakato.accountId)).toMatchObject({
        username: 'nakato',
        advertCount: 1,
        likesReceived: 1,
        ratingCount: 1,
      });
      const inbox = await ports.conversations.inboxPage({
        accountId: nakato.accountId,
        after: undefined,
        limit: 9,
      });
      expect(inbox).toMatchObject([{ otherId: amina.accountId, lastMessage: { text: 'it is' }, unread: 0 }]);
      expect(await found('mululuza')).toContain(shop.id);
      expect(await wrong()).toEqual([]);
      const { passwordHash } = (await ports.accounts.byId(nakato.accountId)) ?? {};
      expect(await matchesPassword(ports, passwordHash, 'mululuza leaf')).toBe(true);
      expect(describeRestoredOne(returned)[0]).toBe(`The account ${nakato.accountId} is back as nakato.`);
    });

    test('is refused while it exists, while it is being deleted, and when its email has another account', async () => {
      const shop = await opened();
      const { accountId, email } = shop.nakato;
      await writeBackup(file, config, quiet);
      await expect(accountBack(accountId)).rejects.toThrow(`The account ${accountId} still exists`);
      await shop.ports.accounts.leave(accountId, at);
      await expect(accountBack(accountId)).rejects.toThrow('is still being deleted');
      while (!(await removeAccount(shop.ports, accountId)));
      await shop.ports.outbox.add('task', { kind: 'delete-account', accountId }, at);
      await expect(accountBack(accountId)).rejects.toThrow('is still being deleted');
      await shop.ports.outbox.finish('task');
      await expect(accountBack('nobody')).rejects.toThrow('There is no account nobody in this backup');
      const again = await addUser(shop.ports, 'again');
      expect(await shop.ports.accounts.changeEmail(again.accountId, email)).toBe('changed');
      await expect(accountBack(accountId)).rejects.toThrow(
        `its email belongs to the account ${again.accountId} now`,
      );
      expect((await rows())['adverts']).toEqual([]);
    });

    test('gets another username if somebody has taken its own', async () => {
      const shop = await opened();
      const { accountId } = shop.nakato;
      await writeBackup(file, config, quiet);
      await leave(shop, shop.nakato);
      const amina = await shop.ports.profiles.byAccountId(shop.amina.accountId);
      if (amina === undefined) throw new Error('Amina has no profile.');
      await shop.ports.profiles.update(shop.amina.accountId, {
        ...amina,
        username: 'Nakato',
        pictureKey: undefined,
      });
      expect(describeRestoredOne(await accountBack(accountId))[0]).toBe(
        `The account ${accountId} is back as nakato2.`,
      );
      expect(await wrong()).toEqual([]);
    });

    test('stays banned, and is no moderator any more', async () => {
      const shop = await opened();
      const { accountId } = shop.nakato;
      const [nakato, amina] = [shop.nakato, shop.amina];
      await sanctionAs(shop.ports, theOperator, { accountId, version: 0, kind: 'ban', reason: 'x' });
      await setModerator(shop.ports, { username: 'amina', moderator: true });
      await writeBackup(file, config, quiet);
      await leave(shop, nakato);
      await leave(shop, amina);
      await accountBack(nakato.accountId);
      await accountBack(amina.accountId);
      expect(await shop.ports.adverts.byId(shop.id)).toBeUndefined();
      expect(await shop.ports.members.standing(accountId)).toMatchObject({ bannedAt: expect.any(Date) });
      expect(await shop.ports.members.standing(amina.accountId)).toMatchObject({ moderator: false });
      expect(await wrong()).toEqual([]);
    });
  });

  test('nothing comes back if the files of its pictures cannot be kept', async () => {
    const shop = await opened();
    await writeBackup(file, config, quiet);
    await shop.core.deleteAdvert(shop.nakato, shop.id);
    await shop.core.sweepPictures();
    const before = await rows();
    const asked: string[] = [];
    const holdFiles = async (keys: readonly string[]) => {
      asked.push(...keys);
      throw new Error('the disk is full');
    };
    const bringing = closing(openSqliteReader({ file }), ({ db: from }) =>
      closing(openForLongWork(config.database), ({ db: to }) =>
        restoreOne({ from, to, holdFiles }, { kind: 'advert', id: shop.id }, async () => undefined),
      ),
    );
    await expect(bringing).rejects.toThrow('the disk is full');
    expect(asked).toEqual(shop.keys.toSorted());
    expect(await rows()).toEqual(before);
  });

  test('the command says what is back, and exits with 1 when there is nothing to do', async () => {
    const shop = await opened();
    await writeBackup(file, config, quiet);
    await shop.core.deleteAdvert(shop.nakato, shop.id);
    const url = config.database.kind === 'postgres' ? { DATABASE_URL: config.database.url } : {};
    const run = (...typed: string[]) =>
      spawnSync(process.execPath, ['scripts/run.js', 'scripts/commands/restore.ts', file, ...typed], {
        env: environmentWith({ DATA_DIR: config.dataDir, ...url }),
        encoding: 'utf8',
      });
    expect(run('--advert', shop.id)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        new RegExp(`^The advert ${shop.id} \\(fresh mululuza\\) is back\\.\nWith .+\\.\n$`),
      ),
      stderr: '',
    });
    expect(run('--advert', shop.id)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `Failed: The advert ${shop.id} still exists; nothing was changed.\n`,
    });
  });

  test('a backup that lacks a picture brings back the rest, and says which', async () => {
    const shop = await opened();
    const [key = ''] = shop.keys;
    await shop.ports.photoStore.removeAll(key);
    await writeBackup(file, config, quiet);
    await shop.core.deleteAdvert(shop.nakato, shop.id);
    const returned = await advertBack(shop.id);
    expect(returned.missing).toEqual([key]);
    expect(await shop.ports.adverts.byId(shop.id)).toBeDefined();
    expect(describeRestoredOne(returned)).toContain(`Missing: picture ${key}`);
  });
});
