interface Keys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click on a link opens a new tab or window, or saves what is there. */
export function opensElsewhere(event: Keys): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
