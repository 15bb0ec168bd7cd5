import { useActionData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { FormFailure, Stayed } from '../../request.server.ts';

/** What a form has to show of a try that failed; `unsent` when it never reached the server, so nothing is held there. */
export type ShownFailure = FormFailure & { readonly unsent?: true };

/** What the fields of one form know of it. */
interface FormState {
  readonly id: string;
  readonly failure: ShownFailure | undefined;
  /** Texts to show at fields: those of the server, or of the browser's own checks. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** There is one bad field and nothing else to say, so that its text is the form's alert. */
  readonly soleError: boolean;
  readonly busy: boolean;
}

export const FormStateContext = createContext<FormState>({
  id: 'form',
  failure: undefined,
  errors: {},
  values: {},
  soleError: false,
  busy: false,
});

export function useFormState(): FormState {
  return useContext(FormStateContext);
}

/** The failed try that this page answers to, if any. */
export function useFormFailure(): ShownFailure | undefined {
  return failureIn(useActionData<ShownFailure | Stayed>());
}

export function failureIn(result: unknown): ShownFailure | undefined {
  const { ok } = (result ?? {}) as { readonly ok?: boolean };
  return ok === false ? (result as ShownFailure) : undefined;
}

export interface FieldState {
  readonly id: string;
  readonly errorId: string;
  readonly hintId: string;
  readonly counterId: string;
  readonly noticeId: string;
  readonly error: string | undefined;
  readonly value: string | undefined;
  /** Attributes that every control of this field carries. */
  readonly control: {
    readonly id: string;
    readonly name: string;
    readonly autoFocus: boolean;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

/** What a field shows; `describedBy` says which of its other texts are there. */
export function useField(
  name: string,
  describedBy: {
    readonly hint?: boolean;
    readonly counter?: boolean;
    readonly notice?: boolean;
    readonly error?: boolean;
  } = {},
): FieldState {
  const form = useFormState();
  const id = `${form.id}-${name}`;
  const error = form.errors[name];
  const texts = [
    error !== undefined || describedBy.error ? `${id}-error` : undefined,
    describedBy.hint ? `${id}-hint` : undefined,
    describedBy.counter ? `${id}-counter` : undefined,
    describedBy.notice ? `${id}-notice` : undefined,
  ].filter((text) => text !== undefined);
  return {
    id,
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    counterId: `${id}-counter`,
    noticeId: `${id}-notice`,
    error,
    value: form.values[name],
    control: {
      id,
      name,
      // Of several the browser takes the first.
      autoFocus: error !== undefined,
      'aria-invalid': error !== undefined || describedBy.error ? true : undefined,
      'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
    },
  };
}
