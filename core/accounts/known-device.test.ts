import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { limits } from '../limits-for-test.ts';
import { day, minute } from '../shared/time/durations.ts';
import { changePassword } from './change-password.ts';
import { deviceLifetime } from './known-device.ts';
import { type LogInForm, logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const password = 'mululuza leaf';
const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };
const tooMany = { code: 'too-many' };
const home = '192.0.2.1';
const elsewhere = '198.51.100.1';

const addOwner = (ports: MemoryPorts, name: string) => addUser(ports, name, { password });

async function nakatoOnHerPhone() {
  const ports = memoryPorts();
  const nakato = await addOwner(ports, 'nakato');
  const enter = (form: Partial<LogInForm>) =>
    logIn(ports, { email: nakato.email, password, remember: true, ...form });
  const { token, deviceCookie } = await enter({ client: home });
  return { ports, nakato, enter, token, deviceCookie };
}

type Enter = (form: Partial<LogInForm>) => Promise<unknown>;

async function fail(enter: Enter, times: number, form: Partial<LogInForm>): Promise<void> {
  for (let tried = 0; tried < times; tried += 1) {
    expect(await refusalOf(enter({ ...form, password: 'a guess' }))).toMatchObject({ code: 'invalid' });
  }
}

/** As many failed attempts as an account's limit allows strangers in a day. */
async function lockOut(enter: Enter): Promise<void> {
  for (let number = 1; number <= 10; number += 1) await fail(enter, 10, { client: `203.0.113.${number}` });
}

describe('a device on which the owner has logged in', () => {
  it('lets the owner in anywhere, whatever attempts of others fail, also after logging out', async () => {
    const { ports, enter, token, deviceCookie } = await nakatoOnHerPhone();
    await logOut(ports, token);
    await lockOut(enter);
    expect(await refusalOf(enter({ client: elsewhere }))).toMatchObject(tooMany);
    await enter({ client: elsewhere, deviceCookie });
    await enter({ deviceCookie });
  });

  it('lets the owner in from an address whose attempts others have used up', async () => {
    const { enter, deviceCookie } = await nakatoOnHerPhone();
    for (let number = 1; number <= 60; number += 1) {
      await fail(enter, 1, { email: `${number}@example.com`, client: elsewhere });
    }
    expect(await refusalOf(enter({ client: elsewhere }))).toMatchObject(tooMany);
    await enter({ client: elsewhere, deviceCookie });
  });

  it('has ten failures in a quarter of an hour and a hundred a day of its own, wherever it is', async () => {
    const { ports, enter, deviceCookie } = await nakatoOnHerPhone();
    for (let quarter = 1; quarter <= 10; quarter += 1) {
      await fail(enter, 10, { client: `203.0.113.${quarter}`, deviceCookie });
      const next = enter({ client: elsewhere, deviceCookie });
      expect(await refusalOf(next)).toMatchObject(tooMany);
      ports.clock.advance(15 * minute);
    }
    expect(await refusalOf(enter({ deviceCookie }))).toMatchObject(tooMany);
    await enter({ client: elsewhere });
    ports.clock.advance(day);
    await enter({ deviceCookie });
  });

  it('is known to the last five accounts that used it', async () => {
    const { ports, enter, deviceCookie } = await nakatoOnHerPhone();
    let shared = deviceCookie;
    const others = await Promise.all([1, 2, 3, 4, 5].map((number) => addOwner(ports, `other${number}`)));
    for (const { email } of others.slice(0, 4)) {
      shared = (await enter({ email, deviceCookie: shared })).deviceCookie;
    }
    await lockOut(enter);
    await enter({ deviceCookie: shared });
    shared = (await enter({ email: others[4]?.email ?? '', deviceCookie: shared })).deviceCookie;
    expect(await refusalOf(enter({ client: elsewhere, deviceCookie: shared }))).toMatchObject(tooMany);
    expect(shared.split(' ')).toHaveLength(5);
  });

  it('does not pass on to the next person what identifies it to others', async () => {
    const { ports, enter, deviceCookie } = await nakatoOnHerPhone();
    const okello = await addOwner(ports, 'okello');
    const copied = (await enter({ email: okello.email })).deviceCookie;
    await enter({ deviceCookie: copied });
    await lockOut(enter);
    expect(await refusalOf(enter({ client: elsewhere, deviceCookie: copied }))).toMatchObject(tooMany);
    await enter({ client: elsewhere, deviceCookie });
  });

  it.each<[string, (ports: MemoryPorts, deviceCookie: string) => Promise<string> | string]>([
    ['nothing', () => ''],
    ['nonsense', () => 'device of nakato'],
    ['what another text was sealed to', (ports) => ports.sealer.seal('{"to":"nakato@example.com"}')],
    ['more than five of anything', (_, deviceCookie) => `${'x '.repeat(5)}${deviceCookie}`],
    [
      "another account's",
      async (ports) => {
        const { email } = await addOwner(ports, 'okello');
        return (await logIn(ports, { email, password, remember: true })).deviceCookie;
      },
    ],
  ])('is not made by %s', async (_, cookieOf) => {
    const { ports, enter, deviceCookie } = await nakatoOnHerPhone();
    const forged = await cookieOf(ports, deviceCookie);
    await lockOut(enter);
    expect(await refusalOf(enter({ client: elsewhere, deviceCookie: forged }))).toMatchObject(tooMany);
  });

  it('is forgotten after 400 days', async () => {
    const { ports, enter, deviceCookie } = await nakatoOnHerPhone();
    ports.clock.advance(deviceLifetime - day);
    await lockOut(enter);
    await enter({ deviceCookie });
    ports.clock.advance(day);
    await lockOut(enter);
    expect(await refusalOf(enter({ client: elsewhere, deviceCookie }))).toMatchObject(tooMany);
  });
});

it('gets its owner a link to a new password from an address where others have used up all requests', async () => {
  const { ports, nakato, deviceCookie } = await nakatoOnHerPhone();
  const ask = (email: string, cookie?: string) =>
    requestPasswordReset(ports, { email, client: elsewhere, deviceCookie: cookie });
  for (let number = 1; number <= limits['request-reset'].client.count; number += 1)
    await ask(`${number}@example.com`);
  expect(await refusalOf(ask(nakato.email))).toMatchObject(tooMany);
  expect(await refusalOf(ask('okello@example.com', deviceCookie))).toMatchObject(tooMany);
  expect(await refusalOf(mailPasswordLink(ports, nakato, { client: elsewhere }))).toMatchObject(tooMany);
  await ask(nakato.email, deviceCookie);
  await mailPasswordLink(ports, nakato, { client: elsewhere, deviceCookie });
});

describe('a new password', () => {
  it('makes every device unknown except the one where it was changed', async () => {
    const { ports, nakato, enter, token, deviceCookie } = await nakatoOnHerPhone();
    const changed = await changePassword(ports, nakato, {
      currentPassword: password,
      ...chosen,
      token,
      deviceCookie,
    });
    await lockOut(enter);
    const again = (cookie: string) =>
      enter({ password: chosen.password, client: elsewhere, deviceCookie: cookie });
    expect(await refusalOf(again(deviceCookie))).toMatchObject(tooMany);
    await again(changed.deviceCookie);
  });

  it('makes every device unknown except the one where it was set through a link by mail', async () => {
    const { ports, nakato, enter, deviceCookie } = await nakatoOnHerPhone();
    await mailPasswordLink(ports, nakato, {});
    const reset = await resetPassword(ports, { token: tokenIn(waitingMails(ports)[0]), ...chosen });
    await lockOut(enter);
    const again = (cookie: string) =>
      enter({ password: chosen.password, client: elsewhere, deviceCookie: cookie });
    expect(await refusalOf(again(deviceCookie))).toMatchObject(tooMany);
    await again(reset.deviceCookie);
  });
});
