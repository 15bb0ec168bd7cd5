/** Counts what clients have open, each at most `most` at a time. */
export function countByClient(most: number) {
  const open = new Map<string, number>();
  return {
    /** False, and counts nothing, when the client has as many open as it may. */
    begin(client: string): boolean {
      const count = open.get(client) ?? 0;
      if (count >= most) return false;
      open.set(client, count + 1);
      return true;
    },
    end(client: string): void {
      const count = open.get(client) ?? 0;
      if (count > 1) open.set(client, count - 1);
      else open.delete(client);
    },
  };
}
