import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { maxMessageLength } from '../../../core/chats/limits.ts';
import type { AdvertTalkedAbout } from '../../../core/entities/conversation.ts';
import type { QuotedAdvert } from '../../../core/entities/message.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';
import type { PhotoToSend } from '../../browser/offline/waiting-store.ts';
import { Alert } from '../../ui/alert.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { MadeFor } from '../../ui/forms/made-for.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { useUnfinished } from '../../ui/forms/use-unfinished.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { VerifyLink } from '../../ui/verify-link.tsx';
import { PhotoChoice, PhotoField } from './photo-choice.tsx';
import type { ChosenPhotos } from './photo-uploads.tsx';
import { QuotedCard } from './quoted-card.tsx';

interface Props {
  otherId: string;
  /** Id of the message that is sent without script. */
  messageId: string;
  keptText: string;
  quotedAdvert: QuotedAdvert | undefined;
  about: AdvertTalkedAbout | undefined;
  /** A refused attempt: of the message without script, or of another form of the page. */
  failure: ShownFailure | undefined;
  field: RefObject<HTMLTextAreaElement>;
  /** Sends by script, without leaving the page. Undefined where a plain form does. */
  onSend: ((text: string, photos: readonly PhotoToSend[]) => void) | undefined;
  /** The photos that script uploads for the next message. */
  chosen: ChosenPhotos | undefined;
  onChoose: (chosen: ChosenPhotos) => void;
}

const none: readonly never[] = [];

/** The field for writing a message. What is typed stays until it is being sent. */
export function Composer({
  otherId,
  messageId,
  keptText,
  quotedAdvert,
  about,
  failure,
  field,
  onSend,
  chosen,
  onChoose,
}: Props) {
  const [seen, setSeen] = useState<ShownFailure>();
  const refusal = failure === seen ? undefined : failure;
  const wide = useMedia('(min-width: 768px)');
  useUnfinished(field, `message to ${otherId}`);
  const uploaded = useRef<readonly PhotoToSend[]>();
  /** Whether the message is sent when its photos are uploaded. */
  const [waiting, setWaiting] = useState(false);
  const scripted = useHydrated() && onSend !== undefined;
  const held = failure?.pictures ?? none;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes over from an attempt without it.
  useEffect(() => {
    if (scripted && held.length > 0) onChoose({ files: none, held });
  }, [scripted]);

  const send = () => {
    if (onSend === undefined || field.current === null) return;
    const text = field.current.value.trim();
    const photos = chosen === undefined ? none : uploaded.current;
    setWaiting(photos === undefined);
    if (photos === undefined || (text === '' && photos.length === 0)) return;
    field.current.value = '';
    grow(field.current);
    setSeen(failure);
    onSend(text, photos);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    if (onSend === undefined) return;
    event.preventDefault();
    field.current?.focus();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that chooses a word has this code, in Safari when the word is no longer being composed.
    const isChoosing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (wide && event.key === 'Enter' && !event.shiftKey && !isChoosing) submit(event);
  };
  const problem = refusal?.errors['message'];
  const here = `/chat?${new URLSearchParams({ with: otherId, ...(quotedAdvert && { ad: quotedAdvert.id }) })}`;
  return (
    <form
      className="composer"
      method="post"
      action={here}
      encType="multipart/form-data"
      onSubmit={submit}
      data-offline={onSend === undefined ? undefined : 'own'}
    >
      {refusal && (
        <Alert kind="error" id="message-problem">
          {[problem, refusal.errors['images']].filter(Boolean).join('\n') || refusal.message}{' '}
          <VerifyLink problem={problem} />
        </Alert>
      )}
      <MadeFor />
      <input type="hidden" name="messageId" value={messageId} />
      <input type="hidden" name="with" value={otherId} />
      <input type="hidden" name="from" value={here} />
      {quotedAdvert && <QuotedCard advert={quotedAdvert} about={about} />}
      <PhotoChoice
        otherId={otherId}
        chosen={chosen}
        held={held}
        uploaded={uploaded}
        waiting={waiting}
        onUploaded={send}
        onStopWaiting={() => setWaiting(false)}
      />
      {waiting && <p role="status">{messagePicturesTexts.sentThen}</p>}
      <div className="composer-row">
        <PhotoField
          onChoose={scripted ? (files) => files.length > 0 && onChoose({ files, held: none }) : undefined}
        />
        <label className="visually-hidden" htmlFor="message">
          {conversationTexts.message}
        </label>
        <textarea
          dir="auto"
          ref={field}
          id="message"
          name="message"
          rows={1}
          maxLength={maxMessageLength}
          placeholder={conversationTexts.message}
          defaultValue={failure?.values['message'] ?? keptText}
          onInput={(event) => grow(event.currentTarget)}
          onKeyDown={sendOnEnter}
          enterKeyHint={wide ? 'send' : undefined}
          {...(problem === undefined
            ? {}
            : { autoFocus: true, 'aria-invalid': true, 'aria-describedby': 'message-problem' })}
        />
        <button type="submit" className="button composer-send">
          <Icon name="send" />
          <span className="composer-send-word">{conversationTexts.send}</span>
        </button>
      </div>
    </form>
  );
}

/** As tall as its text; browsers that support `field-sizing` do this themselves. */
function grow(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + 2}px`;
}
