/** Aborted when the system or the person at the terminal asks the process to end; asked a second time, it dies at once. */
export function shutdownSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
