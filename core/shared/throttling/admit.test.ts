import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../../adapters/memory/memory-ports.ts';
import { refusalOf } from '../../fixtures-for-test.ts';
import { limits } from '../../limits-for-test.ts';
import { day, hour, minute, second } from '../time/durations.ts';
import { admit, type Requester } from './admit.ts';
import { isKnownClient, rememberClient } from './known-client.ts';

const amina = { account: 'amina@example.com', client: '192.0.2.1' };

async function admitTimes(ports: MemoryPorts, times: number, requester: Requester): Promise<void> {
  for (let done = 0; done < times; done += 1) await admit(ports, limits['log-in'], requester);
}

const refused = (ports: MemoryPorts, requester: Requester) =>
  refusalOf(admit(ports, limits['log-in'], requester));
const tooMany = { code: 'too-many' };

async function afterTen(): Promise<MemoryPorts> {
  const ports = memoryPorts();
  await admitTimes(ports, 10, amina);
  return ports;
}

describe('admit', () => {
  it('refuses the eleventh attempt on one account from one client, and says how long to wait', async () => {
    const ports = await afterTen();
    ports.clock.advance(3 * minute);
    expect(await refused(ports, amina)).toEqual({
      code: 'too-many',
      message: 'Too many attempts. Please try again in 12 minutes.',
      fields: {},
      retryAfter: 12 * 60,
    });
    ports.clock.advance(12 * minute);
    await admit(ports, limits['log-in'], amina);
  });

  it('rounds the wait up to whole seconds', async () => {
    const ports = await afterTen();
    ports.clock.advance(15 * minute - 1);
    expect((await refused(ports, amina)).retryAfter).toBe(1);
    ports.clock.advance(-second);
    expect((await refused(ports, amina)).retryAfter).toBe(2);
  });

  it('lets in others at the same address, and the same account from elsewhere', async () => {
    const ports = await afterTen();
    await admitTimes(ports, 10, { ...amina, account: 'brian@example.com' });
    await admitTimes(ports, 10, { ...amina, client: '192.0.2.2' });
  });

  it('refuses a client that tries account after account', async () => {
    const ports = memoryPorts();
    for (let number = 1; number <= 60; number += 1) {
      await admit(ports, limits['log-in'], { ...amina, account: `${number}@example.com` });
    }
    expect(await refused(ports, amina)).toMatchObject({ retryAfter: 3600 });
    await admit(ports, limits['log-in'], { ...amina, client: '192.0.2.2' });
  });

  it('refuses an account that many clients try', async () => {
    const ports = memoryPorts();
    for (let number = 1; number <= 10; number += 1) {
      await admitTimes(ports, 10, { ...amina, client: `192.0.2.${number}` });
    }
    const refusal = await refused(ports, { ...amina, client: '198.51.100.1' });
    expect(refusal).toMatchObject({ code: 'too-many', retryAfter: day / second });
  });

  it('refuses an IPv6 network whose clients together try ten times as often as one may', async () => {
    const ports = memoryPorts();
    const clientOf = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;
    for (let number = 1; number <= 600; number += 1) {
      await admit(ports, limits['log-in'], {
        account: `${number}@example.com`,
        client: clientOf(number % 20),
      });
    }
    expect(await refused(ports, { client: clientOf(0xffff) })).toMatchObject({
      code: 'too-many',
      retryAfter: 3600,
    });
    await admit(ports, limits['log-in'], { client: '2001:db8:2:1::/64' });
    await admit(ports, limits['log-in'], { client: '192.0.2.2' });
  });

  it('still refuses one client of an IPv6 network before the rest of it', async () => {
    const ports = memoryPorts();
    await admitTimes(ports, 60, { client: '2001:db8:1:1::/64' });
    expect(await refused(ports, { client: '2001:db8:1:1::/64' })).toMatchObject(tooMany);
    await admit(ports, limits['log-in'], { client: '2001:db8:1:2::/64' });
  });

  it('counts with the details it has', async () => {
    const ports = memoryPorts();
    await admitTimes(ports, 100, { account: 'amina@example.com' });
    expect(await refused(ports, { account: 'amina@example.com' })).toMatchObject(tooMany);
    await admitTimes(ports, 60, { client: '192.0.2.1' });
    expect(await refused(ports, { client: '192.0.2.1' })).toMatchObject(tooMany);
    await admitTimes(ports, 200, {});
  });

  it('counts each act separately', async () => {
    const ports = await afterTen();
    await admit(ports, limits['sign-up'], amina);
  });

  it('takes back an attempt that should not count', async () => {
    const ports = memoryPorts();
    for (let tried = 0; tried < 50; tried += 1) {
      const admission = await admit(ports, limits['log-in'], amina);
      await admission.giveBack();
    }
    await admitTimes(ports, 10, amina);
  });
});

describe('a client that the owner has used', () => {
  it('is known for 30 days, for that account only', async () => {
    const ports = memoryPorts();
    await rememberClient(ports, amina);
    ports.clock.advance(30 * day - hour);
    expect(await isKnownClient(ports, amina)).toBe(true);
    expect(await isKnownClient(ports, { ...amina, account: 'brian@example.com' })).toBe(false);
    expect(await isKnownClient(ports, { ...amina, client: '192.0.2.2' })).toBe(false);
    ports.clock.advance(hour);
    expect(await isKnownClient(ports, amina)).toBe(false);
  });

  it('is not kept out by attempts elsewhere, and has no more attempts than others', async () => {
    const ports = memoryPorts();
    for (let number = 1; number <= 10; number += 1) {
      await admitTimes(ports, 10, { ...amina, client: `198.51.100.${number}` });
    }
    expect(await refused(ports, amina)).toMatchObject({ code: 'too-many' });
    for (let quarter = 1; quarter <= 10; quarter += 1) {
      await admitTimes(ports, 10, { ...amina, known: true });
      ports.clock.advance(15 * minute);
    }
    expect(await refused(ports, { ...amina, known: true })).toMatchObject(tooMany);
  });

  it('is not recognised while its address is unknown', async () => {
    const ports = memoryPorts();
    await rememberClient(ports, { account: 'amina@example.com', client: undefined });
    expect(await isKnownClient(ports, { account: 'amina@example.com', client: undefined })).toBe(false);
  });
});
