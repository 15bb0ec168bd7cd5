import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/** By the page's place in the history, and what tells a form from others there. */
const left = new Map<string, Texts>();

/**
 * What was in this form when somebody left its page by a link, if they have come back by the browser's Back; browsers
 * do the same for pages without script. A form that is being sent leaves nothing.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement>,
  busy: boolean,
  identity: readonly unknown[],
): Texts | undefined {
  const place = JSON.stringify([useLocation().key, identity]);
  const [typed] = useState(() => left.get(place));
  const leave = useRef<(form: HTMLFormElement | null) => void>();
  leave.current = (form) => {
    if (busy || form === null) left.delete(place);
    else left.set(place, textsIn(form));
  };
  useEffect(() => {
    const { current } = form;
    return () => leave.current?.(current);
  }, [form]);
  return typed;
}

function textsIn(form: HTMLFormElement): Texts {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !/password/i.test(name)) texts[name] = value;
  }
  // A form sends nothing for these, which would bring back what the field had at first.
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=checkbox][name]:not(:checked)')) {
    texts[name] ??= '';
  }
  return texts;
}
