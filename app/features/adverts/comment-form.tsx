import { useFetcher } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as commentsTexts from '../../../core/texts/comments.ts';
import { useRootData } from '../../rendering/root-data.ts';
import type { Stayed } from '../../requests/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { failureIn, type ShownFailure } from '../../ui/forms/form-state.tsx';
import { awaitAnswer, keyFor } from '../../ui/forms/keep-form.ts';
import { MadeFor } from '../../ui/forms/made-for.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { forgetAwaiting, textIn, useUnfinished } from '../../ui/forms/use-unfinished.ts';
import { useLoginPrompt } from '../../ui/login-prompt.ts';
import { useReturnPath } from '../../ui/use-return-path.ts';

interface Props {
  advertId: string;
  /** Visitors have none. */
  formKey: string | undefined;
  /** A comment that was kept while the person had to log in again. */
  keptText: string;
  /** The result of a form sent without script. */
  answer: ShownFailure | undefined;
  maxLength: number;
}

/** What it is called while it is unfinished or being sent. */
export function commentOn(advertId: string | undefined): string {
  return `comment on ${advertId}`;
}

export function CommentForm({ advertId, formKey, keptText, answer, maxLength }: Props) {
  const name = commentOn(advertId);
  // By its key, so that whoever leaves and comes back still sees what is being sent.
  const fetcher = useFetcher<ShownFailure | Stayed>({ key: name });
  const hydrated = useHydrated();
  const { viewer, flash } = useRootData() ?? {};
  const signedIn = (viewer?.kind ?? 'visitor') !== 'visitor';
  const promptLogin = useLoginPrompt();
  const here = useReturnPath();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(false);
  const look = () => setWritten(field.current?.value.trim() !== '');
  const posted = flash?.text.includes(commentsTexts.posted);
  useEffect(() => {
    if (posted) forgetAwaiting(name);
  }, [posted, name]);
  useUnfinished(field, name);
  useEffect(() => setWritten(field.current?.value.trim() !== ''), []);

  const sent = useRef<string>();
  if (fetcher.formData) sent.current = textIn(fetcher.formData, 'comment');
  const began = useRef(false);
  const settled = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    const { current } = field;
    if (settled === undefined || current === null) return;
    if (settled.ok && current.value !== sent.current) return;
    if (settled.ok) {
      current.value = '';
      setWritten(false);
    }
    // Whoever has left and come back may be reading elsewhere.
    if (!began.current) return;
    current.focus();
    // With its buttons, which may be below what is in sight.
    if (!settled.ok) current.form?.scrollIntoView({ block: 'nearest' });
  }, [settled]);

  const refusal = settled === undefined ? answer : failureIn(settled);
  const problem = refusal?.errors['comment'];
  const address = `/singleherb/${advertId}`;
  const key = refusal?.formKey || keyFor(address, formKey);
  const mustLogIn = !signedIn && promptLogin !== undefined;
  const askForLogin = () => {
    if (mustLogIn) promptLogin(`${here}#comments`);
  };
  const askOnTyping = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key.length === 1) askForLogin();
  };
  return (
    <fetcher.Form
      className="comment-form"
      method="post"
      data-offline="own"
      // Without script a refused comment comes back with its page, which otherwise begins at its top.
      action={`${address}#comments`}
      onSubmit={(event) => {
        began.current = true;
        if (!mustLogIn && written) return awaitAnswer(address, key);
        event.preventDefault();
        askForLogin();
      }}
    >
      {refusal && problem === undefined && (
        <Alert kind="error">
          {refusal.message} {refusal.advice}{' '}
          {refusal.link && <a href={refusal.link.to}>{refusal.link.words}</a>}
        </Alert>
      )}
      <MadeFor />
      {key !== undefined && <input type="hidden" name="formKey" value={key} />}
      {hydrated && <input type="hidden" name="stay" value="1" />}
      <label htmlFor="comment">{commentsTexts.add}</label>
      <textarea
        dir="auto"
        ref={field}
        id="comment"
        name="comment"
        rows={2}
        maxLength={maxLength}
        defaultValue={refusal?.values['comment'] ?? keptText}
        onInput={look}
        onClick={askForLogin}
        onKeyDown={askOnTyping}
        {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'comment-error' })}
      />
      {problem !== undefined && (
        <p className="field-error" id="comment-error">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="button button-small"
        hidden={(hydrated && !written) || refusal?.link !== undefined}
        disabled={fetcher.state !== 'idle'}
      >
        {commentsTexts.post}
      </button>
      <span className="visually-hidden" role="status">
        {settled?.ok && !settled.waits && commentsTexts.justPosted}
      </span>
      {refusal?.claims && (
        <button type="submit" name="review" value="1" className="button button-small button-quiet">
          {commentsTexts.sendForReview}
        </button>
      )}
    </fetcher.Form>
  );
}
