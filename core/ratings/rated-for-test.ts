import { sendMessage } from '../chats/send-message.ts';
import { shop } from '../fixtures-for-test.ts';
import type { Ports } from '../ports/ports.ts';
import type { User } from '../shared/viewer.ts';
import { rate } from './rate.ts';

/** Writes to somebody about an advert of theirs, or about none. */
export function write(ports: Ports, from: User, to: User, advertId?: string) {
  const messageId = ports.ids.alphanumeric(30);
  return sendMessage(ports, from, { with: to.accountId, message: 'Good day', messageId, advertId });
}

export function recommend(
  ports: Ports,
  from: User,
  about: User,
  rating: {
    readonly advertId: string;
    readonly recommend?: string;
    readonly text?: string;
    readonly formKey?: string;
  },
) {
  return rate(ports, from, { recommend: 'true', text: '', formKey: '', ...rating, with: about.accountId });
}

/** Brian has asked about Amina's advert, and Amina has answered. */
export async function dealt() {
  const people = await shop();
  const { ports, amina, brian, advertId } = people;
  await write(ports, brian, amina, advertId);
  await write(ports, amina, brian);
  return people;
}
