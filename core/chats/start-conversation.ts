import type { Viewer } from '../viewer.ts';
import { type DeliveringPorts, deliverMessage, type MessageForm } from './deliver-message.ts';
import type { Message } from './message.ts';

/**
 * Writes to somebody from their profile, or from an advert of theirs, which the message then quotes. Sending the same
 * message again answers the same message.
 */
export function startConversation(
  ports: DeliveringPorts,
  viewer: Viewer,
  form: MessageForm & { readonly advertId?: string | undefined },
): Promise<Message> {
  return deliverMessage(ports, viewer, { ...form, advertId: form.advertId });
}
