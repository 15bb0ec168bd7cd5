/** The exit codes of all commands; `npm run` passes them on. */
export const exitCodes = {
  done: 0,
  /** The command was refused, failed or found nothing. */
  failed: 1,
  /** Wrong usage; nothing was done. */
  mistyped: 2,
} as const;
