import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { usualMailChoices } from '../entities/mail-choices.ts';
import { notificationId } from '../entities/notification.ts';
import { addAccount, addAdvert, addUser, advertForm, setBackOnceTaken } from '../fixtures-for-test.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { hour, minute } from '../shared/time/durations.ts';
import { textsIn } from '../texts/catalogues.ts';
import { chooseMails } from './choose-mails.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Nakato is looking for ginger, and Okello sells. It is noon on 15 January in Kampala. */
async function market({ emailVerified = true } = {}) {
  const ports = memoryPorts();
  const nakato = await addUser(ports, 'nakato', { emailVerified });
  const okello = await addUser(ports, 'okello');
  await saveSearch(ports, nakato, { q: 'ginger', filter: everyAdvert });
  await ensureScheduled(ports);
  const until = async (moment: string) => {
    ports.clock.set(new Date(moment));
    await dispatchOutbox(ports);
  };
  const post = async (herbtitle: string) => {
    ports.clock.advance(minute);
    const id = await addAdvert(ports, okello, { herbtitle });
    await dispatchOutbox(ports);
    return id;
  };
  const lower = async (id: string, price: string) => {
    const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
    await updateAdvert(ports, okello, id, advertForm({ herbtitle: 'Neem', pictureKeys, price }));
    await dispatchOutbox(ports);
  };
  return { ports, nakato, until, post, lower };
}

const sent = ({ mailer }: MemoryPorts) => mailer.sent.map(({ to, subject }) => [to, subject]);
const oneNew = ['nakato@example.com', 'A new notification on Eddagala'];

describe('the daily mail', () => {
  it('comes at seven, names what is new with links, and says how to stop it', async () => {
    const { ports, nakato, until, post, lower } = await market();
    const ginger = await post('Ginger <b>');
    const neem = await post('Neem');
    await toggleSaved(ports, nakato, { advertId: neem, saved: true });
    await lower(neem, '9,000');
    await until('2025-01-16T03:59:59.999Z');
    expect(sent(ports)).toEqual([]);
    await until('2025-01-16T04:00:00Z');
    expect(sent(ports)).toEqual([['nakato@example.com', '2 new notifications on Eddagala']]);
    const [mail] = ports.mailer.sent;
    expect(mail?.text).toContain(
      `New for your search “ginger”: “Ginger <b>”.\nhttps://eddagala.example/singleherb/${ginger}\n`,
    );
    expect(mail?.text).toContain('now costs UGX 9,000 instead of UGX 25,000.');
    expect(mail?.html).toContain(`href="https://eddagala.example/singleherb/${neem}"`);
    expect(mail?.html).toContain('Ginger &lt;b&gt;');
    expect(mail?.text).toContain(`\n${mail?.unsubscribe}\n`);
  });

  it('is in the language of its reader', async () => {
    const { ports, nakato, until, post } = await market();
    await ports.accounts.setLanguage(nakato.accountId, 'sw');
    await post('Ginger');
    await until('2025-01-16T04:00:00Z');
    const { letters, notifications } = textsIn('sw');
    const siteName = 'Eddagala';
    const [mail] = ports.mailer.sent;
    expect(mail?.subject).toBe(letters.digest.subject({ siteName, count: 1 }));
    expect(mail?.text).toContain(letters.digest.told({ siteName }));
    expect(mail?.text).toContain(notifications.match({ search: '“ginger”', title: 'Ginger' }));
  });

  it('comes once for what is new, and not on a day without news', async () => {
    const { ports, until, post } = await market();
    await post('Ginger');
    await until('2025-01-16T04:00:00Z');
    await until('2025-01-16T18:00:00Z');
    await until('2025-01-17T04:00:00Z');
    expect(sent(ports)).toEqual([oneNew]);
    await post('Dried ginger');
    await until('2025-01-18T04:00:00Z');
    expect(sent(ports)).toEqual([oneNew, oneNew]);
  });

  it('comes at seven also when the clock is set back to just before seven meanwhile', async () => {
    const { ports, until, post } = await market();
    await post('Ginger');
    ports.clock.set(new Date('2025-01-16T04:00:00Z'));
    await dispatchOutbox(setBackOnceTaken(ports, new Date('2025-01-16T03:59:59Z')));
    expect(sent(ports)).toEqual([oneNew]);
    await post('Dried ginger');
    await until('2025-01-16T04:05:00Z');
    expect(sent(ports)).toEqual([oneNew]);
    await until('2025-01-17T04:00:00Z');
    expect(sent(ports)).toEqual([oneNew, oneNew]);
  });

  it('says how many more there are than it names', async () => {
    const { ports, until, post } = await market();
    for (let number = 1; number <= 12; number += 1) await post(`Ginger ${number}`);
    await until('2025-01-16T04:00:00Z');
    const [mail] = ports.mailer.sent;
    expect(mail?.subject).toBe('12 new notifications on Eddagala');
    expect(mail?.text).toContain('“Ginger 12”');
    expect(mail?.text).not.toContain('“Ginger 2”');
    expect(mail?.text).toContain('And 2 more.');
  });

  it('leaves out what was read, and is not sent to an address that nobody has verified', async () => {
    const { ports, nakato, until, post } = await market();
    await post('Ginger');
    await markNotificationsRead(ports, nakato);
    await until('2025-01-16T04:00:00Z');
    const other = await market({ emailVerified: false });
    await other.post('Ginger');
    await other.until('2025-01-16T04:00:00Z');
    expect([...sent(ports), ...sent(other.ports)]).toEqual([]);
  });

  it('has only what is wanted, and nothing from before when more is wanted later', async () => {
    const { ports, nakato, until, post, lower } = await market();
    await chooseMails(ports, nakato, { ...usualMailChoices, searches: false });
    await post('Ginger');
    const neem = await post('Neem');
    await toggleSaved(ports, nakato, { advertId: neem, saved: true });
    await lower(neem, '9,000');
    await until('2025-01-16T04:00:00Z');
    expect(sent(ports)).toEqual([oneNew]);
    expect(ports.mailer.sent[0]?.text).not.toContain('“Ginger”');
    await chooseMails(ports, nakato, usualMailChoices);
    await until('2025-01-17T04:00:00Z');
    expect(sent(ports)).toHaveLength(1);
  });

  it('is stopped for good by its own link', async () => {
    const { ports, until, post } = await market();
    await post('Ginger');
    await until('2025-01-16T04:00:00Z');
    const token = ports.mailer.sent[0]?.unsubscribe?.split('/').at(-1) ?? '';
    await unsubscribe(ports, { token });
    await post('Ginger again');
    await until('2025-01-17T04:00:00Z');
    expect(sent(ports)).toHaveLength(1);
  });

  it('is sent late when the site was off at seven, and left until seven when that is soon', async () => {
    const { ports, until, post } = await market();
    await post('Ginger');
    await until('2025-01-18T10:00:00Z');
    expect(sent(ports)).toEqual([oneNew]);
    await post('Dried ginger');
    await until('2025-01-21T01:00:00Z');
    expect(sent(ports)).toEqual([oneNew]);
    await until('2025-01-21T04:00:00Z');
    expect(sent(ports)).toEqual([oneNew, oneNew]);
  });
});

describe('many people', () => {
  const people = 103;

  /** All of them have been notified of an advert; it is one minute to seven. */
  async function told() {
    const { ports } = await market();
    const cause = { kind: 'match', advertId: 'ad_1', search: '“ginger”' } as const;
    const at = ports.clock.now();
    const okello = await addUser(ports, 'seller');
    const advertId = await addAdvert(ports, okello, { herbtitle: 'Neem' });
    await ports.transaction(async (stores) => {
      for (let number = 0; number < people; number += 1) {
        const holder = await addAccount({ ...ports, ...stores }, `person${number}`, { emailVerified: true });
        const { accountId } = holder;
        const id = notificationId(cause);
        await stores.notifications.add([{ accountId, id, at, cause: { ...cause, advertId } }]);
      }
    });
    ports.clock.set(new Date('2025-01-16T03:59:00Z'));
    await dispatchOutbox(ports);
    ports.clock.set(new Date('2025-01-16T04:00:00Z'));
    return ports;
  }

  const receivers = ({ mailer }: MemoryPorts) => new Set(mailer.sent.map(({ to }) => to)).size;

  async function untilDone(ports: MemoryPorts, dispatch: () => Promise<unknown>): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      await dispatch().catch(() => undefined);
      ports.clock.advance(hour);
    }
  }

  it('each get one mail, whichever transaction fails on the way', async () => {
    const ports = await told();
    let transactions = 0;
    const failing: MemoryPorts = {
      ...ports,
      transaction: (work) =>
        ports.transaction(async (stores) => {
          const result = await work(stores);
          transactions += 1;
          if (transactions % 2 === 1) throw new Error('The process was killed before the commit.');
          return result;
        }),
    };
    await untilDone(ports, () => dispatchOutbox(failing));
    expect(transactions).toBeGreaterThanOrEqual(8);
    expect([ports.mailer.sent.length, receivers(ports)]).toEqual([people, people]);
  });

  it('each get one mail, wherever the process is killed after a commit', async () => {
    const ports = await told();
    let steps = 0;
    const killed: MemoryPorts = {
      ...ports,
      transaction: (work) =>
        ports.transaction(work).then((result) => {
          steps += 1;
          if (steps % 2 === 1) throw new Error('The process was killed after the commit.');
          return result;
        }),
    };
    await untilDone(ports, () => dispatchOutbox(killed));
    expect(steps).toBeGreaterThanOrEqual(4);
    expect([ports.mailer.sent.length, receivers(ports)]).toEqual([people, people]);
  });

  it('each get one mail when two processes work at once', async () => {
    const ports = await told();
    await untilDone(ports, () => Promise.all([dispatchOutbox(ports), dispatchOutbox(ports)]));
    expect([ports.mailer.sent.length, receivers(ports)]).toEqual([people, people]);
  });
});
