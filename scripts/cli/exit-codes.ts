/** How our commands end, for other programs. `npm run` passes it on. */
export const exitCodes = {
  done: 0,
  /** It was refused, failed or found nothing. */
  failed: 1,
  /** It was typed wrongly, so nothing was tried. */
  mistyped: 2,
} as const;
