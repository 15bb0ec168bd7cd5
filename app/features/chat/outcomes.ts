import type { Message } from '../../../core/entities/message.ts';

/**
 * The messages with the outcomes of questions and offers: messages that arrived while the page was open know more than
 * the page did.
 */
export function withOutcomes(messages: readonly Message[]): readonly Message[] {
  const answered = new Map(messages.map(({ answers, kind }) => [answers, kind as Message['outcome']]));
  const about = ({ from, kind, quotedAdvert }: Message) => [from, kind, quotedAdvert?.id].join();
  const newest = new Map(messages.map((message) => [about(message), message.id]));
  return messages.map((message) => {
    if (message.kind !== 'question' && message.kind !== 'offer') return message;
    const replaced = newest.get(about(message)) === message.id ? undefined : 'replaced';
    return { ...message, outcome: answered.get(message.id) ?? message.outcome ?? replaced };
  });
}
