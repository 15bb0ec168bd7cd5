/** Counts what each client has open, at most `most` at a time. */
export function createClientSlots(most: number) {
  const open = new Map<string, number>();
  return {
    /** Returns false and counts nothing if the client is at its limit. */
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
