import { type Fetcher, Form, type FormProps, useNavigation } from '@remix-run/react';
import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as formsTexts from '../../../core/texts/forms.ts';
import { FormAlert } from './form-alert.tsx';
import { FormStateContext, type ShownFailure, useFormFailure } from './form-state.tsx';
import { unspent } from './keep-form.ts';
import { MadeFor } from './made-for.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of the forms of a page, the one that its navigation sends or has sent. */
let lastSent: HTMLFormElement | null = null;

/**
 * A form that posts plainly without script, and shows a failed try the same way with and without it: texts at the
 * fields, the first bad one focused, what was typed kept.
 */
export function EntryForm({
  id: ownId,
  failure: given,
  values: ownValues = {},
  kept,
  formKey: ownFormKey,
  keyName = 'formKey',
  redirectTo,
  action,
  multipart = false,
  mayWait = false,
  fetcher,
  children,
}: {
  /** What the ids of its fields begin with, where an address names one. */
  id?: string;
  /** The attempt that it reports, if not the one that the page answers; null for none. */
  failure?: ShownFailure | null | undefined;
  /** What the fields hold at first. */
  values?: Readonly<Record<string, string | undefined>>;
  /** What they hold instead because it was kept over a log-in, which stands above the form. */
  kept?: Readonly<Record<string, string>> | undefined;
  formKey?: string;
  /** What the server calls the key. */
  keyName?: 'formKey' | 'messageId';
  redirectTo?: string | undefined;
  action?: string;
  multipart?: boolean;
  /** What it sends can wait for the network. */
  mayWait?: boolean;
  /** Sends without leaving the page; busy is then the fetcher's state. */
  fetcher?: { readonly Form: typeof Form; readonly state: Fetcher['state'] };
  children: ReactNode;
}) {
  const values = { ...ownValues, ...kept };
  const formKey = kept?.['formKey'] ?? ownFormKey;
  const ofPage = useFormFailure();
  const element = useRef<HTMLFormElement>(null);
  const own = lastSent === element.current ? ofPage : undefined;
  // What did not reach the server says nothing of the form that it is about.
  const failure = ofPage?.unsent && !fetcher ? own : given === undefined ? ofPage : (given ?? undefined);
  const someId = useId().replaceAll(':', '');
  const id = ownId ?? someId;
  const navigation = useNavigation();
  const busy = fetcher ? fetcher.state !== 'idle' : navigation.formMethod === 'POST';
  // With the values, so that what was typed is not brought back over something newer.
  const typed = useTypedBefore(element, busy, [action, ownId, values]);
  const [checked, setChecked] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(0);
  const [touched, setTouched] = useState<ReadonlySet<string>>(untouched);
  const ownCheckFailed = Object.keys(checked).length > 0;
  const found = Object.entries(ownCheckFailed ? checked : (failure?.errors ?? {}));
  const errors = Object.fromEntries(found.filter(([name]) => !touched.has(name)));
  const [problem, ...others] = Object.values(errors);
  const told = ownCheckFailed ? formsTexts.checkFields : failure?.message;
  const saysToCheck = told === formsTexts.checkFields;
  const message = saysToCheck && problem === undefined ? undefined : told;
  const soleError = problem !== undefined && others.length === 0 && (saysToCheck || problem === told);

  useEffect(() => {
    if (failure === undefined) return;
    setChecked({});
    setTouched(untouched);
  }, [failure]);

  // Sent successfully and still on the page: the next text starts empty. In the same render, so that the announcer of
  // routes finds the keyboard lost with the old fields and brings it to the heading.
  const [sendings, setSendings] = useState(0);
  // Kept until the form has been answered, even if the page is fetched again or left, so that nothing is stored twice.
  const [ownKey, setOwnKey] = useState(typed?.[keyName] ?? unspent(formKey));
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    // A link that was tapped meanwhile takes the place of the sending.
    const arrived = !busy && (fetcher !== undefined || navigation.state === 'idle');
    if (arrived && lastSent === element.current && failure === undefined) {
      setSendings(sendings + 1);
      setOwnKey(unspent(formKey));
    }
  }

  const begun = useRef(false);
  useEffect(() => {
    // Somebody may have gone on typing before script was there.
    const atField = !begun.current && document.activeElement?.matches('input, textarea, select');
    begun.current = true;
    if (atField || (failure === undefined && tried === 0)) return;
    const form = element.current;
    const bad = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (bad ?? form?.querySelector<HTMLElement>('.form-alert'))?.focus();
  }, [failure, tried]);

  /** The browser's own checks use the same texts as the server's. It tells of each wrong field; all are read at once. */
  function showOwnCheck(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelectorAll<Control>('[name]:invalid');
    setChecked(Object.fromEntries(Array.from(wrong, (control) => [control.name, ownCheckText(control)])));
    setTouched(untouched);
    setTried((before) => before + 1);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    if (busy) event.preventDefault();
    else {
      lastSent = event.currentTarget;
      setChecked({});
    }
  }

  /** While somebody corrects a field, it is no longer marked as wrong. */
  function noteTouch(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as Control;
    if (errors[name] !== undefined) setTouched((before) => new Set([...before, name]));
  }

  const props: FormProps & { 'data-offline'?: string } = {
    method: 'post',
    className: 'form',
    onSubmit: send,
    onInvalidCapture: showOwnCheck,
    onInput: noteTouch,
    ...(action === undefined ? {} : { action }),
    ...(mayWait ? { 'data-offline': 'own' } : {}),
    ...(multipart ? { encType: 'multipart/form-data' as const } : {}),
  };
  const Element = fetcher?.Form ?? Form;
  const key = (keyName === 'formKey' && failure?.formKey) || ownKey;
  return (
    <>
      <UnfinishedNotice said={kept?.['said']} />
      <Element {...props} ref={element}>
        <MadeFor />
        {key !== undefined && <input type="hidden" name={keyName} value={key} />}
        {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <FormAlert message={soleError ? undefined : message} />
        <FormStateContext.Provider
          value={{
            id,
            failure,
            errors,
            values: { ...values, ...(sendings === 0 && typed), ...failure?.values },
            soleError,
            busy,
          }}
        >
          <Fragment key={sendings}>{children}</Fragment>
        </FormStateContext.Provider>
      </Element>
    </>
  );
}

const untouched: ReadonlySet<string> = new Set();

function ownCheckText(control: Control): string {
  const { missing, mismatch, short } = control.dataset;
  if (control.validity.valueMissing && missing !== undefined) return missing;
  if (control.validity.typeMismatch && mismatch !== undefined) return mismatch;
  if (control.validity.tooShort && short !== undefined) return short;
  return control.validationMessage;
}
