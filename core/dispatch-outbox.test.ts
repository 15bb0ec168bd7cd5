import { describe, expect, it, vi } from 'vitest';
import { fakePicture } from '../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createMemorySearchEngine } from '../adapters/memory/search-engine.ts';
import { deleteAdvert } from './adverts/delete-advert.ts';
import { updateAdvert } from './adverts/update-advert.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';
import { addAdvert, addUser, advertForm, gate, letOthersWork, oneUser } from './fixtures-for-test.ts';
import type { OutboxFailure } from './outbox/run-tasks.ts';
import { holdPicture } from './pictures/hold-picture.ts';
import { day, hour, minute, second } from './shared/time/durations.ts';

function addMail(ports: MemoryPorts, to: string): Promise<void> {
  const sealed = ports.sealer.seal(JSON.stringify({ to, subject: 'Hello', text: '' }));
  return ports.outbox.add(to, { kind: 'send-mail', sealed }, ports.clock.now());
}

async function withMails(...receivers: readonly string[]): Promise<MemoryPorts> {
  const ports = memoryPorts();
  for (const to of receivers) await addMail(ports, to);
  return ports;
}

/** Dispatches at once and then whenever the task is due again; returns the delays in seconds. */
async function delaysOf(ports: MemoryPorts, attempts: number): Promise<number[]> {
  const delays: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    expect(await dispatchOutbox(ports)).toBe(0);
    const [waiting] = ports.database.tables.outbox.values();
    const dueAt = waiting?.dueAt ?? ports.clock.now();
    delays.push((dueAt.getTime() - ports.clock.now().getTime()) / second);
    ports.clock.set(dueAt);
  }
  return delays;
}

const manyReceivers = Array.from({ length: 45 }, (_, index) => `user${index}@b.ug`);

const receivers = (ports: MemoryPorts) => ports.mailer.sent.map((mail) => mail.to);

/** A mailer that refuses one recipient. */
function refusing(ports: MemoryPorts, receiver: string): MemoryPorts['mailer'] {
  return {
    ...ports.mailer,
    send: (mail) =>
      mail.to === receiver ? Promise.reject(new Error('No such mailbox.')) : ports.mailer.send(mail),
  };
}

describe('dispatching tasks', () => {
  it('runs every task that is due, once', async () => {
    const ports = await withMails('a@b.ug', 'c@d.ug');
    expect(await dispatchOutbox(ports)).toBe(2);
    expect(receivers(ports)).toEqual(['a@b.ug', 'c@d.ug']);
    expect(await dispatchOutbox(ports)).toBe(0);
    expect(ports.database.tables.outbox.size).toBe(0);
  });

  it('leaves tasks that are not due yet', async () => {
    const ports = memoryPorts();
    const later = new Date(ports.clock.now().getTime() + 1);
    await ports.outbox.add('later', { kind: 'sweep-pictures' }, later);
    expect(await dispatchOutbox(ports)).toBe(0);
    ports.clock.advance(1);
    expect(await dispatchOutbox(ports)).toBe(1);
  });

  it('runs all tasks, however many there are, and none twice when two dispatchers run at once', async () => {
    const ports = await withMails(...manyReceivers);
    const done = await Promise.all([dispatchOutbox(ports), dispatchOutbox(ports)]);
    expect(done[0] + done[1]).toBe(45);
    expect(receivers(ports).toSorted()).toEqual(manyReceivers.toSorted());
  });

  it('sweeps pictures, once for all tasks that ask for it', async () => {
    const { ports, nakato: user } = await oneUser();
    const { key } = await holdPicture(ports, user, fakePicture({ width: 8, height: 6 }));
    await ports.pictures.release(user.accountId, [key]);
    for (const id of ['one', 'two', 'three']) {
      await ports.outbox.add(id, { kind: 'sweep-pictures' }, ports.clock.now());
    }
    let sweeps = 0;
    const pictures: MemoryPorts['pictures'] = {
      ...ports.pictures,
      removeExpiredHolds(now) {
        sweeps += 1;
        return ports.pictures.removeExpiredHolds(now);
      },
    };
    expect(await dispatchOutbox({ ...ports, pictures })).toBe(3);
    expect(sweeps).toBe(1);
    expect(ports.photoStore.files.size).toBe(0);
  });
});

describe('a task that fails', () => {
  it('does not delay others, and is tried again later', async () => {
    const ports = await withMails('bad@b.ug', 'good@b.ug');
    expect(await dispatchOutbox({ ...ports, mailer: refusing(ports, 'bad@b.ug') })).toBe(1);
    expect(receivers(ports)).toEqual(['good@b.ug']);
    expect(ports.database.tables.outbox.get('bad@b.ug')).toMatchObject({
      attempts: 1,
      lastReason: 'Error: No such mailbox.',
    });
    ports.clock.advance(10 * second);
    expect(await dispatchOutbox(ports)).toBe(1);
    expect(receivers(ports)).toEqual(['good@b.ug', 'bad@b.ug']);
  });

  it('that never ends does not keep others in its batch waiting', async () => {
    const ports = await withMails('silent@b.ug', 'good@b.ug');
    const { open: answer, opened: answered } = gate();
    const mailer: MemoryPorts['mailer'] = {
      ...ports.mailer,
      send: (mail) => (mail.to === 'silent@b.ug' ? answered : ports.mailer.send(mail)),
    };
    const dispatched = dispatchOutbox({ ...ports, mailer });
    await letOthersWork();
    expect(receivers(ports)).toEqual(['good@b.ug']);
    expect(ports.database.tables.outbox.has('good@b.ug')).toBe(false);
    answer();
    expect(await dispatched).toBe(2);
  });

  it('is delayed twice as long each time, up to an hour', async () => {
    const ports = await withMails('a@b.ug');
    ports.mailer.failure = new Error('The mail server is down.');
    expect(await delaysOf(ports, 12)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);

    ports.mailer.failure = undefined;
    expect(await dispatchOutbox(ports)).toBe(1);
  });

  it('is delayed however often it has failed', async () => {
    const ports = memoryPorts();
    await ports.outbox.add('sweep', { kind: 'sweep-pictures' }, ports.clock.now());
    const outbox: MemoryPorts['outbox'] = {
      ...ports.outbox,
      take: async (query) => (await ports.outbox.take(query)).map((entry) => ({ ...entry, attempts: 5000 })),
    };
    const removeExpiredHolds = () => Promise.reject(new Error('The disk is full.'));
    await dispatchOutbox({ ...ports, outbox, pictures: { ...ports.pictures, removeExpiredHolds } });
    const dueAt = ports.database.tables.outbox.get('sweep')?.dueAt;
    expect(dueAt).toEqual(new Date(ports.clock.now().getTime() + hour));
  });

  it('leaves a short note of why', async () => {
    const ports = await withMails('a@b.ug');
    ports.mailer.failure = new Error('x'.repeat(5000));
    await dispatchOutbox(ports);
    expect(ports.database.tables.outbox.get('a@b.ug')?.lastReason).toHaveLength(500);
  });
});

it('goes on with work that is done in parts once, wherever a process is killed', async () => {
  const ports = memoryPorts();
  await ports.outbox.add('first', { kind: 'find-herbs' }, ports.clock.now());
  const killed = () => Promise.reject(new Error('killed'));
  const dying = { ...ports, outbox: { ...ports.outbox, finish: killed, postpone: killed } };
  for (const task of [{ kind: 'find-herbs', of: 'profiles' }, { kind: 'compact-words' }]) {
    await expect(dispatchOutbox(dying)).rejects.toThrow('killed');
    expect([...ports.database.tables.outbox.values()]).toMatchObject([{ task }]);
    ports.clock.advance(hour);
  }
});

it('takes over tasks of a dispatcher that died', async () => {
  const ports = await withMails('a@b.ug');
  const mailer = { ...ports.mailer, send: () => new Promise<void>(() => {}) };
  void dispatchOutbox({ ...ports, mailer });
  await letOthersWork();

  ports.clock.advance(10 * minute - 1);
  expect(await dispatchOutbox(ports)).toBe(0);
  ports.clock.advance(1);
  expect(await dispatchOutbox(ports)).toBe(1);
  expect(receivers(ports)).toEqual(['a@b.ug']);
});

describe('reporting', () => {
  async function failuresOf(ports: MemoryPorts): Promise<OutboxFailure[]> {
    const failures: OutboxFailure[] = [];
    await dispatchOutbox(ports, (failure) => failures.push(failure));
    return failures;
  }

  it('says nothing of what succeeds', async () => {
    const ports = await withMails('a@b.ug');
    expect(await failuresOf(ports)).toEqual([]);
  });

  it('says what failed, why, and when it is tried again', async () => {
    const ports = await withMails('a@b.ug');
    ports.mailer.failure = new Error('The mail server is down.');
    const triedAgainAt = new Date(ports.clock.now().getTime() + 10 * second);
    expect(await failuresOf(ports)).toEqual([
      { taskId: 'a@b.ug', kind: 'send-mail', error: ports.mailer.failure, triedAgainAt },
    ]);
  });

  it('says once that a mail was sealed with a secret that is gone, and deletes it', async () => {
    const ports = memoryPorts();
    const sealed = memoryPorts().sealer.seal('{}');
    await ports.outbox.add('foreign', { kind: 'send-mail', sealed }, ports.clock.now());
    await addMail(ports, 'a@b.ug');
    expect(await failuresOf(ports)).toMatchObject([
      {
        taskId: 'foreign',
        triedAgainAt: undefined,
        error: { message: 'The mail was encrypted with a session secret that is no longer listed.' },
      },
    ]);
    expect(receivers(ports)).toEqual(['a@b.ug']);
    expect(ports.database.tables.outbox.size).toBe(0);
  });
});

describe('indexing', () => {
  type Engine = ReturnType<typeof createMemorySearchEngine>;

  /** The same engine, for adverts after something else has been done. */
  function visited(engine: Engine, before: () => unknown): Engine {
    const update: Engine['adverts']['update'] = async (changes) => {
      await before();
      await engine.adverts.update(changes);
    };
    return { ...engine, adverts: { ...engine.adverts, update } };
  }

  async function indexing() {
    const searchEngine = createMemorySearchEngine();
    const ports = { ...memoryPorts(), searchEngine };
    return { ports, searchEngine, user: await addUser(ports, 'nakato') };
  }

  it('sends the engine the current state in one request, whatever was waiting and in which order', async () => {
    const { ports, searchEngine, user } = await indexing();
    const kept = await addAdvert(ports, user, { herbtitle: 'Neem' });
    const gone = await addAdvert(ports, user, { herbtitle: 'Aloe' });
    await updateAdvert(ports, user, kept, { ...(await formOf(ports, kept)), herbtitle: 'Moringa' });
    await deleteAdvert(ports, user, gone);
    const visit = vi.fn();
    await dispatchOutbox({ ...ports, searchEngine: visited(searchEngine, visit) });
    expect(visit).toHaveBeenCalledTimes(1);
    expect([...searchEngine.held.adverts.values()]).toMatchObject([{ id: kept, title: 'moringa' }]);
    expect(ports.database.tables.outbox.size).toBe(0);
  });

  it('notices a change made while it writes', async () => {
    const { ports, searchEngine, user } = await indexing();
    const [changed, removed] = [await addAdvert(ports, user), await addAdvert(ports, user)];
    const form = { ...(await formOf(ports, changed)), herbtitle: 'Moringa' };
    const memory = { ...ports, searchEngine: undefined };
    let first = true;
    const interrupted = visited(searchEngine, async () => {
      if (!first) return;
      first = false;
      await updateAdvert(memory, user, changed, form);
      await deleteAdvert(memory, user, removed);
    });
    await dispatchOutbox({ ...ports, searchEngine: interrupted });
    expect([...searchEngine.held.adverts.values()]).toMatchObject([{ id: changed, title: 'moringa' }]);
  });

  it('waits a minute at most while the engine is down, and does not delay other tasks', async () => {
    const { ports, searchEngine, user } = await indexing();
    await addAdvert(ports, user);
    await addMail(ports, 'a@b.ug');
    searchEngine.failure = new Error('connect ECONNREFUSED');
    expect(await dispatchOutbox(ports)).toBe(3);
    expect(receivers(ports)).toEqual(['a@b.ug']);
    expect(await delaysOf(ports, 5)).toEqual([10, 20, 40, 60, 60]);
    searchEngine.failure = undefined;
    expect(await dispatchOutbox(ports)).toBe(1);
    expect(searchEngine.held.adverts.size).toBe(1);
  });

  it('is dropped when no engine is in use any more', async () => {
    const ports = memoryPorts();
    await ports.outbox.add('one', { kind: 'index-advert', advertId: 'ad_1' }, ports.clock.now());
    await ports.outbox.add('two', { kind: 'index-profile', accountId: 'someone' }, ports.clock.now());
    expect(await dispatchOutbox(ports)).toBe(2);
  });

  async function formOf(ports: MemoryPorts, advertId: string) {
    const advert = await ports.adverts.byId(advertId);
    return advertForm({ pictureKeys: advert?.pictures.map((picture) => picture.key) ?? [] });
  }
});

describe('giving up', () => {
  /** Lets every attempt fail until there are no more attempts, at most 200 times; returns how long that took. */
  async function failFor(ports: MemoryPorts): Promise<number> {
    const start = ports.clock.now().getTime();
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const [next] = [...ports.database.tables.outbox.values()];
      if (next === undefined) break;
      if (next.dueAt > ports.clock.now()) ports.clock.set(next.dueAt);
      await dispatchOutbox(ports);
    }
    return ports.clock.now().getTime() - start;
  }

  it('a mail that no server accepts is given up after three days', async () => {
    const ports = await withMails('a@b.ug');
    ports.mailer.failure = new Error('550 No such mailbox.');
    const waited = await failFor(ports);
    expect(waited).toBeGreaterThanOrEqual(3 * day);
    expect(waited).toBeLessThan(3 * day + hour);
    expect(ports.database.tables.outbox.size).toBe(0);
  });

  it('any other task is not', async () => {
    const ports = memoryPorts();
    await ports.outbox.add('sweep', { kind: 'sweep-pictures' }, ports.clock.now());
    const removeExpiredHolds = () => Promise.reject(new Error('The disk is full.'));
    const failing = { ...ports, pictures: { ...ports.pictures, removeExpiredHolds } };
    expect(await failFor(failing)).toBeGreaterThan(6 * day);
    expect(ports.database.tables.outbox.get('sweep')).toMatchObject({ attempts: 200 });
  });
});
