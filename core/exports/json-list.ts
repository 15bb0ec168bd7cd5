/** A JSON array with one item on each line, in pieces. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string, void, void> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
