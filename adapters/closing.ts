/** Does the work with what is open, and closes it whatever comes of the work. */
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
