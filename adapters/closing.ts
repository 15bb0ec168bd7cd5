/** Runs `work` with an open resource and closes it afterwards, also after a failure. */
export async function closing<Open extends { close(): Promise<void> }, Result>(
  open: Open | Promise<Open>,
  work: (open: Open) => Promise<Result>,
): Promise<Result> {
  const opened = await open;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
