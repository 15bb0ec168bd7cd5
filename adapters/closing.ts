/** Does the work with what is open, and closes it whatever comes of the work. */
export async function closing<Open extends { close(): Promise<void> }, Result>(
  open: Open,
  work: (open: Open) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}
