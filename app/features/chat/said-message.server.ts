import type { ConversationView, ListedConversation } from '../../../core/entities/conversation.ts';
import type { Message } from '../../../core/entities/message.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import type { Text } from '../../../core/texts/text.ts';
import { said } from '../../requests/said.server.ts';

type Unsaid = Text | string;

/** A message in the language of the pages. */
export function saidMessage(message: Message<Unsaid>): Message {
  return { ...message, text: said(message.text) };
}

/** A conversation in the language of the pages. */
export function saidConversation({
  other,
  gone,
  messages,
  about,
  offerFor,
  ...rest
}: ConversationView<Unsaid>): ConversationView {
  return {
    ...rest,
    other: saidPerson(other),
    gone: gone && said(gone),
    messages: messages.map(saidMessage),
    about: about && { ...about, price: said(about.price) },
    offerFor: offerFor && { ...offerFor, per: offerFor.per && said(offerFor.per) },
  };
}

/** A row of the inbox in the language of the pages. */
export function saidRow({ other, lastMessage, ...rest }: ListedConversation<Unsaid>): ListedConversation {
  return { ...rest, other: saidPerson(other), lastMessage: saidMessage(lastMessage) };
}

function saidPerson({ fullName, ...person }: Seller<Unsaid>): Seller {
  return { ...person, fullName: said(fullName) };
}
