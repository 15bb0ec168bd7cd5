/** What was made for this key before, or is made now. Of more than `most` the oldest is forgotten. */
export function remember<Value>(
  known: Map<string, Value>,
  key: string,
  most: number,
  make: () => Value,
): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = make();
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return value;
}
