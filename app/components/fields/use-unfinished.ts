import { type RefObject, useEffect } from 'react';

const unfinished = new Map<string, string>();

/** The text has been sent after its page was left. */
export function forgetUnfinished(name: string, text: FormDataEntryValue | null): void {
  if (unfinished.get(name) === text) unfinished.delete(name);
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
