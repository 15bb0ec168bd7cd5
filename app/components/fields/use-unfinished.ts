import { type RefObject, useEffect } from 'react';

const unfinished = new Map<string, string>();
/** What was sent after the session had ended. */
const awaitingLogin = new Map<string, string>();

/** The text has been sent after its page was left. */
export function forgetUnfinished(name: string, text: string): void {
  if (unfinished.get(name) === text) unfinished.delete(name);
}

/** The server posts the text when the person logs in; until then it stays unfinished, for whoever goes back instead. */
export function awaitLogin(name: string, text: string): void {
  awaitingLogin.set(name, text);
}

/** The person has logged in, and the server has posted the text, or brings it back itself. */
export function forgetAwaiting(name: string): void {
  forgetUnfinished(name, awaitingLogin.get(name) ?? '');
  awaitingLogin.delete(name);
}

/** A text of a form as its field holds it; in what is sent, old browsers have other line ends. */
export function textIn(sent: FormData, field: string): string {
  return String(sent.get(field)).replaceAll('\r\n', '\n');
}

/**
 * Brings a text back that somebody began in this field and left unsent, as browsers do for pages without script. Logging
 * out loads a new document, and with that it is forgotten.
 */
export function useUnfinished(field: RefObject<HTMLTextAreaElement>, name: string): void {
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.value ||= unfinished.get(name) ?? '';
    return () => {
      unfinished.set(name, element.value);
    };
  }, [field, name]);
}
