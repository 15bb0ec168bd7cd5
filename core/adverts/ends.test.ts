import { expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { usualMailChoices } from '../entities/mail-choices.ts';
import { addAdvert, addAdverts, refusalOf, shop, threeUsers, waitingTasks } from '../fixtures-for-test.ts';
import { chooseMails } from '../notifications/choose-mails.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { openNotification } from '../notifications/open-notification.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { day, hour, minute } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { texts as keys } from '../texts/text.ts';
import { listFeed } from './list-feed.ts';
import { listOwnAdverts } from './list-own-adverts.ts';
import { renewAdvert } from './renew-advert.ts';
import { renewByLink } from './renew-by-link.ts';
import { toggleSold } from './toggle-sold.ts';
import { viewAdvert } from './view-advert.ts';
import { viewEndedAdvert } from './view-ended-advert.ts';
import { viewRenewal } from './view-renewal.ts';

/** Lets this many days pass, and does what is due on the last one. */
async function pass(ports: MemoryPorts, days: number): Promise<void> {
  await ensureScheduled(ports);
  ports.clock.advance(days * day);
  await dispatchOutbox(ports);
}

const tokensMailed = ({ mailer }: MemoryPorts) =>
  mailer.sent.flatMap(({ text }) => [...text.matchAll(/\/renew\/(\S+)/g)].map(([, token]) => token ?? ''));
const shown = async (ports: MemoryPorts) => (await listFeed(ports, visitor)).items.map(({ id }) => id);
const chips = async (ports: MemoryPorts, seller: User) =>
  (await listOwnAdverts(ports, seller)).items.map(({ chip }) => chip);

it('is announced in the language of its seller', async () => {
  const { ports, amina, advertId } = await shop();
  await ports.accounts.setLanguage(amina.accountId, 'lg');
  const { endsAt } = await viewAdvert(ports, amina, advertId);
  await pass(ports, 55);
  const { letters, notifications, days } = textsIn('lg');
  const end = calendarDay(endsAt, days);
  const [mail] = ports.mailer.sent;
  expect(mail?.subject).toBe(letters.ending.subject({ day: end }));
  expect(mail?.text).toContain(notifications.ending({ title: 'Fresh mululuza', day: end }));
  expect(mail?.text).toContain(letters.ending.renew);
});

it('ends after 60 days, announced after 55 by a notification and a mail', async () => {
  const { ports, amina, brian, advertId } = await shop();
  const { endsAt } = await viewAdvert(ports, amina, advertId);
  expect(endsAt.getTime() - ports.clock.now().getTime()).toBe(60 * day);
  await pass(ports, 54);
  expect(ports.mailer.sent).toEqual([]);
  expect(await chips(ports, amina)).toEqual([undefined]);
  await pass(ports, 1);
  const end = calendarDay(endsAt, texts.days);
  expect(ports.mailer.sent).toMatchObject([
    { to: amina.email, subject: `Your advert ends on ${end}`, unsubscribe: expect.stringContaining('http') },
  ]);
  const [told, ...others] = await toldTo(ports, amina);
  expect([told?.text, others]).toEqual([`Your advert “Fresh mululuza” ends on ${end}.`, []]);
  expect(await openNotification(ports, amina, told?.id ?? '')).toBe(`/singleherb/${advertId}`);
  expect(await chips(ports, amina)).toEqual([keys.states.endsIn({ count: 5 })]);
  await pass(ports, 4);
  expect(await chips(ports, amina)).toEqual([keys.states.endsIn({ count: 1 })]);
  expect(await shown(ports)).toEqual([advertId]);
  await pass(ports, 1);
  expect(await shown(ports)).toEqual([]);
  expect(await chips(ports, amina)).toEqual([keys.states.chips.ended]);
  expect(await refusalOf(viewAdvert(ports, brian, advertId))).toMatchObject({
    code: 'gone',
    message: 'This advert has ended.',
  });
  expect(await viewEndedAdvert(ports, visitor, advertId)).toEqual({ title: 'Fresh mululuza', similar: [] });
  expect(ports.mailer.sent).toHaveLength(1);
});

it('is announced five days before its end and not six, at whatever hour it was posted', async () => {
  const { ports, amina } = await shop();
  for (let hours = 1; hours < 24; hours += 1) {
    ports.clock.advance(hour);
    await addAdvert(ports, amina);
  }
  await pass(ports, 52);
  for (let hours = 0; hours < 4 * 24; hours += 1) await pass(ports, 1 / 24);
  const told = await ports.notifications.ofAccount({
    accountId: amina.accountId,
    after: undefined,
    limit: 99,
  });
  const days = told.flatMap(({ at, cause }) =>
    cause.kind === 'ending' ? [Math.floor((cause.endsAt - at.getTime()) / day)] : [],
  );
  expect(days).toEqual(Array.from({ length: 24 }, () => 5));
});

it('is renewed by the link in the mail, once, without a log-in, before or after its end', async () => {
  for (const later of [0, 6, 34]) {
    const { ports, amina, advertId } = await shop();
    await pass(ports, 55);
    if (later > 0) await pass(ports, later);
    const [token = ''] = tokensMailed(ports);
    const renewal = await viewRenewal(ports, token);
    expect(renewal).toMatchObject({ title: 'Fresh mululuza', cover: { width: 1280 } });
    expect(await renewByLink(ports, { token })).toEqual({ advertId });
    expect(await shown(ports)).toEqual([advertId]);
    const { endsAt } = await viewAdvert(ports, amina, advertId);
    expect(renewal?.until).toEqual(calendarDay(endsAt, keys.days));
    expect(endsAt.getTime() - ports.clock.now().getTime()).toBe(60 * day);
    expect(await viewRenewal(ports, token)).toBeUndefined();
    ports.clock.advance(minute / 2);
    expect(await renewByLink(ports, { token })).toEqual({ advertId });
    expect((await viewAdvert(ports, amina, advertId)).endsAt).toEqual(endsAt);
    ports.clock.advance(minute);
    expect(await refusalOf(renewByLink(ports, { token }))).toMatchObject({ message: texts.links.over });
    await pass(ports, 55);
    expect(ports.mailer.sent).toHaveLength(2);
  }
});

it('is not renewed by a link that is too old or sealed for something else, nor once it is sold', async () => {
  const { ports, amina, advertId } = await shop();
  await pass(ports, 55);
  const [token = ''] = tokensMailed(ports);
  const sealed = (text: string) => viewRenewal(ports, ports.sealer.seal(text));
  const { endsAt } = await viewAdvert(ports, amina, advertId);
  expect(await sealed(`renew ${advertId} ${endsAt.getTime()}`)).toBeDefined();
  expect(await sealed(`unsubscribe ${advertId} ${endsAt.getTime()}`)).toBeUndefined();
  expect(await sealed(`renew ${advertId} 0`)).toBeUndefined();
  expect(await viewRenewal(ports, `${token}x`)).toBeUndefined();
  await toggleSold(ports, amina, { advertId, sold: true });
  expect(await viewRenewal(ports, token)).toBeUndefined();
  await toggleSold(ports, amina, { advertId, sold: false });
  expect(await viewRenewal(ports, token)).toBeDefined();
  await pass(ports, 36);
  expect(await viewRenewal(ports, token)).toBeUndefined();
});

it('can be renewed every seven days, and keeps its place', async () => {
  const { ports, amina, advertId } = await shop();
  ports.clock.advance(day);
  const newer = await addAdvert(ports, amina);
  ports.clock.advance(5 * day);
  const from = calendarDay(new Date(ports.clock.now().getTime() + day), texts.days);
  expect(await refusalOf(renewAdvert(ports, amina, { advertId }))).toMatchObject({
    code: 'conflict',
    message: `You can renew this advert from ${from}.`,
  });
  ports.clock.advance(day);
  await renewAdvert(ports, amina, { advertId });
  ports.clock.advance(minute / 2);
  await renewAdvert(ports, amina, { advertId });
  ports.clock.advance(minute);
  expect((await refusalOf(renewAdvert(ports, amina, { advertId }))).code).toBe('conflict');
  expect(await shown(ports)).toEqual([newer, advertId]);
  await pass(ports, 49);
  await pass(ports, 5);
  expect(await shown(ports)).toEqual([advertId]);
});

it('is shown for longer when its end could not be announced in time because the site was off', async () => {
  const { ports, amina, advertId } = await shop();
  await pass(ports, 100);
  expect(await shown(ports)).toEqual([advertId]);
  expect(await chips(ports, amina)).toEqual([keys.states.endsIn({ count: 5 })]);
  expect(await viewRenewal(ports, tokensMailed(ports)[0] ?? '')).toBeDefined();
  await pass(ports, 5);
  expect(await shown(ports)).toEqual([]);
});

it('is announced to its seller with others in one mail, or only by notification to those who want no mail', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  await addAdverts(ports, amina, 3);
  await addAdvert(ports, brian);
  await addAdvert(ports, chebet);
  await chooseMails(ports, brian, { ...usualMailChoices, adverts: false });
  await pass(ports, 55);
  expect(ports.mailer.sent).toMatchObject([{ to: amina.email, subject: '3 of your adverts end soon' }]);
  expect(new Set(tokensMailed(ports)).size).toBe(3);
  for (const user of [brian, chebet]) {
    expect((await listNotifications(ports, user)).items).toHaveLength(1);
  }
});

it('ends and is announced once, however many there are, even if a process is killed in between', async () => {
  const { ports, amina, brian } = await threeUsers();
  for (const seller of [amina, brian]) await addAdverts(ports, seller, 40);
  await pass(ports, 55);
  const mails = ports.mailer.sent.map(({ subject, text }) => [subject, text.includes('And 30 more.')]);
  expect(mails).toEqual([1, 2].map(() => ['40 of your adverts end soon', true]));
  expect(tokensMailed(ports)).toHaveLength(20);
  let kills = 3;
  const dying: MemoryPorts = {
    ...ports,
    transaction: (work) =>
      ports.transaction(async (stores) => {
        const result = await work(stores);
        const ending = waitingTasks(ports).some(({ kind }) => kind === 'end-adverts');
        if (ending && kills-- > 0) throw new Error('killed');
        return result;
      }),
  };
  ports.clock.advance(5 * day);
  for (let tries = 0; tries < 9; tries += 1) {
    await dispatchOutbox(dying);
    ports.clock.advance(20 * minute);
  }
  expect(await shown(ports)).toEqual([]);
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({ advertCount: 0 });
  expect(ports.mailer.sent).toHaveLength(2);
});

it('gets its full time again when it was sold for longer than that', async () => {
  const { ports, amina, advertId } = await shop();
  await toggleSold(ports, amina, { advertId, sold: true });
  await pass(ports, 70);
  expect(ports.mailer.sent).toEqual([]);
  expect(await chips(ports, amina)).toEqual([keys.states.chips.sold]);
  await toggleSold(ports, amina, { advertId, sold: false });
  await pass(ports, 54);
  expect(await shown(ports)).toEqual([advertId]);
});
