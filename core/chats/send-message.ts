import type { Viewer } from '../viewer.ts';
import { type DeliveringPorts, deliverMessage, type MessageForm } from './deliver-message.ts';
import type { Message } from './message.ts';

/** Writes to somebody. Sending the same message again answers the same message. */
export function sendMessage(ports: DeliveringPorts, viewer: Viewer, form: MessageForm): Promise<Message> {
  return deliverMessage(ports, viewer, { ...form, advertId: undefined });
}
