import { type RefObject, useEffect, useRef, useState } from 'react';

const buttons: Readonly<Record<string, string>> = { h: 'hide', r: 'restore', d: 'dismiss' };

/** Where keys belong to what is typed or chosen. */
const typedInto = 'input, textarea, select, [contenteditable], dialog';

/**
 * Lets a moderator go through the cases and decide by keyboard: J and K open the next case and the one before, H, R and D
 * press the buttons of the open one, / goes to the search, ? shows the list of keys. Where the open case is decided, the one
 * that takes its place is opened. `chosen` is the case that the address names, and is opened first. Returns the id of
 * the open case.
 */
export function useDeskKeys(
  desk: RefObject<HTMLElement>,
  ids: readonly string[],
  toggleList: () => void,
  chosen: string | undefined,
): string | undefined {
  const [open, setOpen] = useState<string>();
  const place = useRef(-1);

  useEffect(() => show(chosen), [chosen]);

  useEffect(() => {
    const note = (event: FocusEvent) => {
      const id = (event.target as Element).closest?.('[data-case]')?.id;
      if (id !== undefined) setOpen(id);
    };
    const element = desk.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [desk]);

  useEffect(() => {
    if (open === undefined) return;
    const at = ids.indexOf(open);
    if (at >= 0) place.current = at;
    else show(ids[Math.min(place.current, ids.length - 1)]);
  }, [open, ids]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(typedInto)) return;
      const key = event.key.toLowerCase();
      const at = open === undefined ? -1 : ids.indexOf(open);
      if (key === 'j') show(ids[Math.min(at + 1, ids.length - 1)]);
      else if (key === 'k') show(ids[Math.max(at - 1, 0)]);
      else if (key === '/') desk.current?.querySelector<HTMLElement>('[role="search"] input')?.focus();
      else if (key === '?') toggleList();
      else if (buttons[key] !== undefined && open !== undefined)
        document
          .getElementById(open)
          ?.querySelector<HTMLElement>(`button[name="act"][value="${buttons[key]}"]`)
          ?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk, ids, open, toggleList]);
  return open;
}

function show(id: string | undefined): void {
  const found = id === undefined ? null : document.getElementById(id);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'start' });
}
