/**
 * The items in the order that a form asks for: comma-separated positions, each exactly once. Anything else (no
 * script, an upload that was refused) leaves them as they are.
 */
export function inOrder<Item>(items: readonly Item[], order: string | undefined): readonly Item[] {
  const positions = (order ?? '').split(',').map(Number);
  const isPermutation = positions.length === items.length && new Set(positions).size === items.length;
  if (!isPermutation) return items;
  const ordered = positions.map((position) => items[position]).filter((item) => item !== undefined);
  return ordered.length === items.length ? ordered : items;
}
