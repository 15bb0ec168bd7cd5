import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { maxMessageLength } from '../../../core/chats/limits.ts';
import type { QuotedAdvert } from '../../../core/entities/message.ts';
import { Alert } from '../../ui/alert.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { MadeFor } from '../../ui/forms/made-for.tsx';
import { useUnfinished } from '../../ui/forms/use-unfinished.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { QuotedCard } from './quoted-card.tsx';
import { VerifyLink } from './verify-link.tsx';

interface Props {
  otherId: string;
  /** Id of the message that is sent without script. */
  messageId: string;
  keptText: string;
  quotedAdvert: QuotedAdvert | undefined;
  /** A refused attempt: of the message without script, or of another form of the page. */
  failure: ShownFailure | undefined;
  field: RefObject<HTMLTextAreaElement>;
  /** Sends by script, without leaving the page. Undefined where a plain form does. */
  onSend: ((text: string) => void) | undefined;
}

/** The field for writing a message. What is typed stays until it is being sent. */
export function Composer({ otherId, messageId, keptText, quotedAdvert, failure, field, onSend }: Props) {
  const [seen, setSeen] = useState<ShownFailure>();
  const refusal = failure === seen ? undefined : failure;
  const wide = useMedia('(min-width: 768px)');
  useUnfinished(field, `message to ${otherId}`);

  const send = (event: FormEvent | KeyboardEvent) => {
    if (onSend === undefined || field.current === null) return;
    event.preventDefault();
    const text = field.current.value.trim();
    field.current.focus();
    if (text === '') return;
    field.current.value = '';
    grow(field.current);
    setSeen(failure);
    onSend(text);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that chooses a word has this code, in Safari when the word is no longer being composed.
    const isChoosing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (wide && event.key === 'Enter' && !event.shiftKey && !isChoosing) send(event);
  };
  const problem = refusal?.errors['message'];
  const here = `/chat?${new URLSearchParams({ with: otherId, ...(quotedAdvert && { ad: quotedAdvert.id }) })}`;
  return (
    <form
      className="composer"
      method="post"
      action={here}
      onSubmit={send}
      data-offline={onSend === undefined ? undefined : 'own'}
    >
      {refusal && (
        <Alert kind="error" id="message-problem">
          {problem ?? refusal.message} <VerifyLink problem={problem} />
        </Alert>
      )}
      <MadeFor />
      <input type="hidden" name="messageId" value={messageId} />
      <input type="hidden" name="with" value={otherId} />
      <input type="hidden" name="from" value={here} />
      {quotedAdvert && <QuotedCard advert={quotedAdvert} />}
      <div className="composer-row">
        <label className="visually-hidden" htmlFor="message">
          Message
        </label>
        <textarea
          dir="auto"
          ref={field}
          id="message"
          name="message"
          rows={1}
          maxLength={maxMessageLength}
          placeholder="Message"
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
          <span className="composer-send-word">Send</span>
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
