const longest = 9_000;

/**
 * Aborted when the system or the person at the terminal asks the process to end. Anything still running after nine
 * seconds is abandoned; asked a second time, the process ends at once.
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
