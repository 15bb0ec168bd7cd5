import type { KeyboardEvent } from 'react';

/** Closes a `details` menu on Escape and returns the focus to its summary. */
export function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
