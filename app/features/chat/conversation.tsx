import { Link } from '@remix-run/react';
import { Fragment, useRef, useState } from 'react';
import type { ConversationView } from '../../../core/entities/conversation.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import { dayName } from '../../../core/shared/time/day-name.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import * as daysTexts from '../../../core/texts/days.ts';
import { send } from '../../browser/offline/waiting.ts';
import {
  isFile,
  isHeld,
  type PhotoToSend,
  type WaitingMessage,
} from '../../browser/offline/waiting-store.ts';
import { useRootData } from '../../rendering/root-data.ts';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { UnfinishedNotice } from '../../ui/forms/unfinished-notice.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { VerifyLink } from '../../ui/verify-link.tsx';
import { useWaiting } from '../waiting/use-waiting.ts';
import { WaitingFoot } from '../waiting/waiting-foot.tsx';
import { TalkedAbout } from './advert-talked-about.tsx';
import { SoldQuestion } from './asked-card.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { newMessageId } from './new-message-id.ts';
import { OfferForm } from './offer-form.tsx';
import { withOutcomes } from './outcomes.ts';
import type { ChosenPhotos } from './photo-uploads.tsx';
import { SentFoot } from './sent-foot.tsx';
import { useConversation } from './use-conversation.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useNow } from './use-now.ts';
import { useOlder } from './use-older.ts';
import { waitingBubble, waitingTo } from './waiting-to.ts';

type ConversationData = ConversationView & {
  /** The position up to which the server knows that the viewer has read. */
  readonly readUpTo: number;
  /** Whether this is the end of the conversation, and not an older page of it. */
  readonly latest: boolean;
  readonly messageId: string;
  readonly offerId: string;
  /** What was sent after the session had ended. */
  readonly kept: Readonly<Record<string, string>> | undefined;
  /** The question that the viewer is about to answer with "sold". */
  readonly asksSold: string | undefined;
  /** Who may have bought it. */
  readonly buyers: readonly Seller[];
};

export function Conversation({
  conversation,
  failure,
}: {
  conversation: ConversationData;
  failure: ShownFailure | undefined;
}) {
  const { other, blocked, latest, messageId } = conversation;
  const viewerId = useRootData()?.viewer.id ?? '';
  const hydrated = useHydrated();
  const now = useNow();
  const toOther = waitingTo(other.id, useWaiting());
  const refused = toOther.filter(({ state }) => state === 'refused').length;
  const { messages, add, toRate, about, seenUpTo, gone } = useConversation(conversation, refused);
  const mayWrite = !gone && !blocked;
  const older = useOlder(other.id, messages[0], add);
  const known = new Set(messages.map(({ id }) => id));
  const waiting = toOther.filter(({ id }) => !known.has(id));

  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = messages.at(-1);
  const { atEnd, look, toEnd } = useMessageScroll(box, waiting.at(-1)?.id ?? last?.id);
  const position = last?.position ?? 0;
  const seen = useRef(position);
  if (atEnd) seen.current = position;
  const { readUpTo } = conversation;
  useMarkRead({ viewerId, otherId: other.id, position, readUpTo, atEnd, enabled: latest });

  const [quoted, setQuoted] = useState(true);
  const quotedAdvert = quoted ? conversation.quotedAdvert : undefined;
  const usedId = useRef<string>();
  const [chosen, setChosen] = useState<ChosenPhotos>();
  const sendByScript = (text: string, photos: readonly PhotoToSend[]) => {
    // The form may have been sent before script came, and the page that answers it is still on its way.
    const id = usedId.current === messageId ? newMessageId() : messageId;
    usedId.current = messageId;
    send({ kind: 'message', id, from: viewerId, to: other.id, text, photos, quotedAdvert });
    import('../../browser/push/ask-once.ts').then(({ noteWritten }) => noteWritten()).catch(() => undefined);
    setChosen(undefined);
    if (quotedAdvert !== undefined) {
      setQuoted(false);
      // The address would quote it again when the page is fetched again.
      const { state } = window.history;
      window.history.replaceState(state, '', `/chat?${new URLSearchParams({ with: other.id })}`);
    }
    toEnd();
  };
  const edit = ({ text, photos = [] }: WaitingMessage) => {
    if (field.current === null) return;
    if (photos.length > 0) setChosen({ files: photos.filter(isFile), held: photos.filter(isHeld) });
    field.current.value = [field.current.value, text].filter((part) => part !== '').join('\n');
    field.current.focus();
  };

  const seenMessages = messages.filter(({ from, position }) => from === viewerId && position <= seenUpTo);
  const newestSeen = seenMessages.at(-1)?.id;
  const entries = [
    ...withOutcomes(messages).map((message) => ({
      message,
      day: dayName(message.sentAt, now, daysTexts),
      foot: <SentFoot message={message} own={message.from === viewerId} seen={message.id === newestSeen} />,
    })),
    ...waiting.map((made) => ({
      message: waitingBubble(made),
      day: dayName(made.writtenAt, now, daysTexts),
      foot: (
        <WaitingFoot
          made={made}
          gone={gone !== undefined}
          advice={<VerifyLink problem={made.problem} />}
          onEdit={blocked || made.kind !== 'message' ? undefined : () => edit(made)}
        />
      ),
    })),
  ];
  return (
    <section className="chat">
      <ConversationHead other={other} gone={gone !== undefined} blocked={blocked} toRate={toRate} />
      {about && <TalkedAbout advert={about} />}
      <div
        ref={box}
        className="chat-box"
        role="log"
        aria-label={conversationTexts.label}
        aria-live={older.quiet ? 'off' : undefined}
        aria-relevant="additions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it by the keyboard.
        tabIndex={0}
        onScroll={look}
      >
        <div className="chat-box-content">
          <LoadMore
            address={older.address}
            loading={older.loading}
            onLoad={older.load}
            words={conversationTexts.older}
          />
          {entries.length === 0 && mayWrite && <p className="chat-beginning">{conversationTexts.none}</p>}
          <ol className="message-list">
            {entries.map(({ message, day, foot }, index) => (
              <Fragment key={message.id}>
                {day !== entries[index - 1]?.day && <li className="chat-day">{day}</li>}
                <MessageBubble
                  author={other.fullName}
                  own={message.from === viewerId}
                  message={message}
                  about={about}
                  answerable={mayWrite}
                  foot={foot}
                />
              </Fragment>
            ))}
          </ol>
          {!latest && (
            <p className="load-more">
              <Link className="button button-quiet" to={`/chat?${new URLSearchParams({ with: other.id })}`}>
                {conversationTexts.newest}
              </Link>
            </p>
          )}
        </div>
      </div>
      {hydrated && !atEnd && seen.current < position && (
        <button type="button" className="button button-small chat-to-end" onClick={toEnd}>
          {conversationTexts.newMessages}
        </button>
      )}
      {gone ? (
        <p className="chat-blocked">{gone}</p>
      ) : blocked ? (
        <p className="chat-blocked">
          {conversationTexts.unblockFirst}{' '}
          <Link to={`/chat/block?${new URLSearchParams({ with: other.id })}`}>
            {conversationTexts.unblock}
          </Link>
        </p>
      ) : conversation.asksSold ? (
        <SoldQuestion
          otherId={other.id}
          asked={conversation.asksSold}
          buyers={conversation.buyers}
          failure={failure}
        />
      ) : (
        <>
          <UnfinishedNotice said={conversation.kept?.['said']} />
          {conversation.offerFor && (
            <OfferForm
              otherId={other.id}
              advert={conversation.offerFor}
              messageId={conversation.offerId}
              keptAmount={conversation.kept?.['amount']}
              failure={failure}
            />
          )}
          <Composer
            otherId={other.id}
            messageId={messageId}
            keptText={conversation.kept?.['message'] ?? ''}
            quotedAdvert={quotedAdvert}
            about={about}
            failure={failure?.errors['amount'] === undefined ? failure : undefined}
            field={field}
            chosen={chosen}
            onChoose={setChosen}
            onSend={latest ? sendByScript : undefined}
          />
        </>
      )}
    </section>
  );
}
