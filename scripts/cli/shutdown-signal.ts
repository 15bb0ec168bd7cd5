const longest = 9_000;

/**
 * A signal that is aborted at SIGTERM or SIGINT. Nine seconds later the process exits, whatever is still running; a
 * second signal ends it immediately.
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
