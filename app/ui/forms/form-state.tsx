import { useActionData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { RefusalBody } from '../../requests/refusals.server.ts';
import type { FormFailure, Stayed } from '../../requests/request.server.ts';

/**
 * What a form shows about a failed attempt; `unsent` if it never reached the server, so nothing is held there. With a
 * `link`, sending it again does not help, but what is there does.
 */
export type ShownFailure = FormFailure & { readonly unsent?: true } & Pick<RefusalBody, 'advice' | 'link'>;

/** What a form's fields know about it. */
interface FormState {
  readonly id: string;
  readonly failure: ShownFailure | undefined;
  /** Texts to show at fields: those of the server, or of the browser's own checks. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** There is only one bad field and no other problem, so its text is the form's alert. */
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

type Description = 'hint' | 'counter' | 'notice' | 'error';

/** What a field shows; `describedBy` says which of its other texts are there, each under the field's id and its kind. */
export function useField(name: string, describedBy: { readonly [Kind in Description]?: boolean } = {}) {
  const form = useFormState();
  const id = `${form.id}-${name}`;
  const error = form.errors[name];
  const kinds: readonly Description[] = ['error', 'hint', 'counter', 'notice'];
  const texts = kinds
    .filter((kind) => describedBy[kind] || (kind === 'error' && error !== undefined))
    .map((kind) => `${id}-${kind}`);
  return {
    id,
    error,
    value: form.values[name],
    /** Attributes that every control of this field carries. */
    control: {
      id,
      name,
      // If there are several, the browser takes the first.
      autoFocus: error !== undefined,
      'aria-invalid': error !== undefined || describedBy.error || undefined,
      'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
    },
  };
}

export type FieldState = ReturnType<typeof useField>;
