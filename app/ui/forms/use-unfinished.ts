import { type RefObject, useEffect } from 'react';
import { useRootData } from '../../rendering/root-data.ts';

interface LeftText {
  readonly text: string;
  /** The account; visitors have none. */
  readonly writer: string | undefined;
}

const unfinished = new Map<string, LeftText>();
/** What was sent after the session had ended. */
const awaitingLogin = new Map<string, string>();

/** The text has been sent after its page was left. */
export function forgetUnfinished(name: string, text: string): void {
  if (unfinished.get(name)?.text === text) unfinished.delete(name);
}

/** The server may post the text when the person logs in; until then it stays unfinished, for whoever goes back instead. */
export function awaitLogin(name: string, text: string): void {
  awaitingLogin.set(name, text);
}

/** The server has posted the text. */
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
 * out loads a new document, and with that it is forgotten; nobody else is shown it who logs in before that.
 */
export function useUnfinished(field: RefObject<HTMLTextAreaElement>, name: string): void {
  const writer = useRootData()?.viewer.id;
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    const left = unfinished.get(name);
    const isTheirs = left && (left.writer === writer || left.writer === undefined || writer === undefined);
    if (isTheirs) element.value ||= left.text;
    return () => {
      unfinished.set(name, { text: element.value, writer });
    };
  }, [field, name, writer]);
}
