import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addSession, addUser, oneHolder, oneUser } from '../fixtures-for-test.ts';
import { day, hour } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { sessionChannel } from './announce-session-end.ts';
import { deviceInWords } from './device-name.ts';
import { listDevices } from './list-devices.ts';
import { logOutDevice } from './log-out-device.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { resumeSession } from './resume-session.ts';

async function somebody() {
  const { ports, nakato } = await oneUser();
  const laptop = await addSession(ports, nakato, 'Firefox on Windows');
  ports.clock.advance(hour);
  const phone = await addSession(ports, nakato);
  return { ports, nakato, laptop, phone };
}

const ended = (ports: MemoryPorts) =>
  ports.eventBus.published
    .filter(({ event }) => event.kind === 'session-ended')
    .map(({ channel }) => channel);

describe('the list of devices', () => {
  it('begins with this one and says since when and how recently each was used', async () => {
    const { ports, nakato, laptop } = await somebody();
    const now = ports.clock.now();
    const before = new Date(now.getTime() - hour);
    expect(await listDevices(ports, nakato, laptop)).toMatchObject([
      { name: deviceInWords('Firefox on Windows'), current: true, signedInAt: before, lastSeenAt: before },
      { name: deviceInWords('Chrome on Android'), current: false, signedInAt: now, lastSeenAt: now },
    ]);
  });

  it('identifies no device by anything that gives access to it', async () => {
    const { ports, nakato, laptop, phone } = await somebody();
    const text = JSON.stringify(await listDevices(ports, nakato, laptop));
    for (const secret of [laptop, phone, ports.digests.sha256(laptop), ports.digests.sha256(phone)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('leaves out sessions that have ended and those of other people', async () => {
    const { ports, nakato, laptop } = await somebody();
    await addSession(ports, await addUser(ports, 'okello'));
    ports.clock.advance(30 * day + 1);
    expect(await listDevices(ports, nakato, laptop)).toEqual([]);
  });

  it('exists for an account without a profile', async () => {
    const { ports, holder } = await oneHolder('nakato');
    const token = await addSession(ports, holder);
    expect(await listDevices(ports, holder, token)).toMatchObject([
      { name: deviceInWords('Chrome on Android') },
    ]);
  });
});

describe('logging out another device', () => {
  it('ends that session and its streams, and no other', async () => {
    const { ports, nakato, laptop, phone } = await somebody();
    const [, other] = await listDevices(ports, nakato, laptop);
    await logOutDevice(ports, nakato, other?.id ?? '');
    expect(await resumeSession(ports, phone)).toEqual(visitor);
    expect(await resumeSession(ports, laptop)).toMatchObject({ kind: 'user' });
    expect(ended(ports)).toEqual([sessionChannel(ports.digests.sha256(phone))]);
  });

  it('does not reach other people’s devices', async () => {
    const { ports, nakato, laptop } = await somebody();
    const okello = await addUser(ports, 'okello');
    for (const { id } of await listDevices(ports, nakato, laptop)) await logOutDevice(ports, okello, id);
    expect(await listDevices(ports, nakato, laptop)).toHaveLength(2);
  });

  it.each(['', 'nonsense', '__proto__'])('does nothing for %j', async (id) => {
    const { ports, nakato, laptop } = await somebody();
    await logOutDevice(ports, nakato, id);
    expect(await listDevices(ports, nakato, laptop)).toHaveLength(2);
  });
});

describe('logging out everywhere', () => {
  it('ends every session and its streams', async () => {
    const { ports, nakato, laptop, phone } = await somebody();
    const okello = await addSession(ports, await addUser(ports, 'okello'));
    await logOutEverywhere(ports, nakato);
    for (const token of [laptop, phone]) expect(await resumeSession(ports, token)).toEqual(visitor);
    expect(await resumeSession(ports, okello)).toMatchObject({ kind: 'user' });
    expect(ended(ports).toSorted()).toEqual(
      [laptop, phone].map((token) => sessionChannel(ports.digests.sha256(token))).toSorted(),
    );
  });

  it('leaves this device logged in, if asked to', async () => {
    const { ports, nakato, laptop, phone } = await somebody();
    await logOutEverywhere(ports, nakato, { exceptToken: laptop });
    expect(await resumeSession(ports, laptop)).toMatchObject({ kind: 'user' });
    expect(await resumeSession(ports, phone)).toEqual(visitor);
  });

  it('works even when the event cannot be published', async () => {
    const { ports, nakato, phone } = await somebody();
    const eventBus = { ...ports.eventBus, publish: () => Promise.reject(new Error('the bus is down')) };
    await logOutEverywhere({ ...ports, eventBus }, nakato);
    expect(await resumeSession(ports, phone)).toEqual(visitor);
  });
});
