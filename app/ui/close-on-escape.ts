import type { KeyboardEvent } from 'react';

/** Closes a menu that the browser opens by itself, and brings the keyboard back to what opens it. */
export function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
