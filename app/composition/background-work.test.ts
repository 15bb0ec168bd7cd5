import { expect, onTestFinished, test, vi } from 'vitest';
import { type Core, createCore } from '../../core/core.ts';
import { gate } from '../../core/fixtures-for-test.ts';
import { queueMail } from '../../core/mails/queue-mail.ts';
import { checkoutWith, evidence, testGateway } from '../../core/payments/gateway-for-test.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import { minute, second } from '../../core/shared/time/durations.ts';
import { startBackgroundWork } from './background-work.server.ts';
import { openSiteForTest } from './site-for-test.ts';

/** A complete site on SQLite with its background work; the test controls its clock, timers and gateway. */
async function openWorkingSite(replaced: Partial<Pick<Core, 'dispatchOutbox'>> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { site } = await openSiteForTest();
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const sent: string[] = [];
  const mailer = { send: async ({ to }: Mail) => void sent.push(to) };
  const finished: string[] = [];
  const outbox = {
    ...site.ports.outbox,
    finish(id: string) {
      finished.push(id);
      return site.ports.outbox.finish(id);
    },
  };
  const { ports, gateway, seller, advertId } = await checkoutWith(
    { ...site.ports, clock, mailer, outbox },
    testGateway(),
  );
  const core = createCore(ports);
  let rounds = 0;
  const askAboutPayments = async () => {
    const asked = await core.askAboutPayments();
    rounds += 1;
    return asked;
  };
  const stop = await startBackgroundWork({
    ...site,
    ports,
    core: { ...core, askAboutPayments, ...replaced },
  });
  onTestFinished(async () => {
    await stop();
    vi.useRealTimers();
  });
  const { reference } = await core.initiatePayment(seller, { advertId, origin: 'http://localhost' });
  return {
    ports,
    gateway,
    mailer,
    sent,
    finished,
    stop,
    /** How often it has looked which questions are due, and asked all of them. */
    rounds: () => rounds,
    state: async () => (await ports.payments.byReference(reference))?.state,
    pass(milliseconds: number) {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
  };
}

/** The gateway does not answer a question until the returned function is called. */
function holdAnswers(gateway: Awaited<ReturnType<typeof openWorkingSite>>['gateway']): () => void {
  const { opened: answered, open: answer } = gate();
  gateway.status = async () => {
    gateway.questions += 1;
    await answered;
    return evidence('pending');
  };
  return answer;
}

test('the gateway is asked about a payment whose notice never comes', async () => {
  const { gateway, rounds, state, pass } = await openWorkingSite();
  gateway.reported = evidence('pending');
  pass(50 * second);
  await expect.poll(rounds).toBe(1);
  expect(gateway.questions).toBe(0);
  pass(20 * second);
  await expect.poll(rounds).toBe(2);
  expect(gateway.questions).toBe(1);
  expect(await state()).toBe('open');
  gateway.reported = evidence('paid');
  pass(2 * minute);
  await expect.poll(state).toBe('paid');
});

test('a slow gateway keeps no mail waiting', async () => {
  const { ports, gateway, sent, pass } = await openWorkingSite();
  const answer = holdAnswers(gateway);
  onTestFinished(answer);
  pass(2 * minute);
  await expect.poll(() => gateway.questions).toBe(1);
  await queueMail(ports, ports, { to: 'amina@example.com', subject: 'Hello', text: '' });
  pass(10 * second);
  await expect.poll(() => sent).toEqual(['amina@example.com']);
});

test('a mail server that does not answer keeps no other work waiting', async () => {
  const { ports, mailer, sent, finished, pass } = await openWorkingSite();
  const { opened: answered, open: answer } = gate();
  onTestFinished(() => answer());
  let asked = 0;
  mailer.send = async ({ to }) => {
    asked += 1;
    await answered;
    sent.push(to);
  };
  await queueMail(ports, ports, { to: 'amina@example.com', subject: 'Hello', text: '' });
  pass(10 * second);
  await expect.poll(() => asked).toBe(1);
  await ports.outbox.add('sweep', { kind: 'sweep-pictures' }, ports.clock.now());
  await queueMail(ports, ports, { to: 'brian@example.com', subject: 'Hello', text: '' });
  pass(10 * second);
  await expect.poll(() => finished).toContain('sweep');
  expect(sent).toEqual([]);
  answer();
  await expect.poll(() => sent).toEqual(['amina@example.com', 'brian@example.com']);
});

test('work that takes long leaves one round of each kind waiting, however much time passes and is posted', async () => {
  const { opened: finished, open: finish } = gate();
  const begun: unknown[] = [];
  const { ports, pass, stop } = await openWorkingSite({
    async dispatchOutbox(_report, part) {
      begun.push(part);
      if (begun.length <= 3) await finished;
      return 0;
    },
  });
  await expect.poll(() => begun).toEqual(['other work', 'mails', 'pushes']);
  for (let passed = 0; passed < 5; passed += 1) {
    pass(10 * minute);
    await queueMail(ports, ports, { to: 'amina@example.com', subject: 'Hello', text: '' });
  }
  finish();
  await stop();
  expect(begun.toSorted()).toEqual(['mails', 'mails', 'other work', 'other work', 'pushes', 'pushes']);
});

test('stopping waits for the question being asked, and asks none that became due in the meantime', async () => {
  const { gateway, state, pass, stop } = await openWorkingSite();
  const answer = holdAnswers(gateway);
  pass(2 * minute);
  await expect.poll(() => gateway.questions).toBe(1);
  pass(60 * minute);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  answer();
  await stopping;
  pass(60 * minute);
  await new Promise(setImmediate);
  expect(gateway.questions).toBe(1);
  expect(await state()).toBe('open');
});
