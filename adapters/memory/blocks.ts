import type { Blocks } from '../../core/ports/blocks.ts';
import { type Connection, compositeKey, ownPage } from './memory-database.ts';

export function createMemoryBlocks(connection: Connection): Blocks {
  return {
    set: ({ blockerId, blockedId, blocked, at }) =>
      connection.write((tables) => {
        const key = compositeKey(blockerId, blockedId);
        if (!blocked) tables.blocks.delete(key);
        else if (!tables.blocks.has(key)) tables.blocks.set(key, { blockerId, blockedId, at: new Date(at) });
      }),
    has: (blockerId, blockedId) =>
      connection.read((tables) => tables.blocks.has(compositeKey(blockerId, blockedId))),
    ofBlocker: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.blocks.where((row) => row.blockerId === accountId);
        return ownPage(own, (row) => row.blockedId, page).map(({ blockedId, at }) => ({ blockedId, at }));
      }),
  };
}
