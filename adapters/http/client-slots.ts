/** At most `most` slots for each client. */
export function createClientSlots(most: number) {
  const open = new Map<string, number>();
  return {
    /** Takes a slot; returns false if the client has none left. */
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
