import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addSession } from '../fixtures-for-test.ts';
import type { User } from '../shared/viewer.ts';
import { type PushForm, turnOnPush } from './turn-on-push.ts';

/** What the browser of this number sends when somebody wants to be notified there. */
export async function pushForm(ports: MemoryPorts, number = 1): Promise<PushForm> {
  return {
    endpoint: `https://push.example/${number}`,
    p256dh: `B${String(number).padStart(86, 'k')}`,
    auth: String(number).padStart(22, 'a'),
    siteKey: (await ports.pushSender.siteKey()) ?? (await ports.pushSender.makeKeys()),
  };
}

/** A device on which somebody is notified; returns the token of its session. */
export async function addDevice(ports: MemoryPorts, user: User, number = 1): Promise<string> {
  const token = await addSession(ports, user);
  await turnOnPush(ports, user, token, await pushForm(ports, number));
  return token;
}
