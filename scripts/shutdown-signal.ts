const longest = 9_000;

/**
 * Aborted when the system or the person at the terminal asks the process to end. Whatever is then still going on after nine
 * seconds is left undone; asked a second time, the process dies at once.
 */
export function shutdownSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), longest).unref();
      controller.abort();
    });
  }
  return controller.signal;
}
