import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts/texts.ts';

/** What others read in place of the names of these accounts, whose profiles are gone: whether they are banned or deleted. */
export async function absentNames(
  { members }: Pick<Ports, 'members'>,
  accountIds: readonly string[],
): Promise<(accountId: string | undefined) => string> {
  const found = await members.byIds(accountIds);
  const banned = new Set(found.flatMap(({ accountId, standing }) => (standing.bannedAt ? [accountId] : [])));
  return (accountId = '') => (banned.has(accountId) ? texts.moderation.removed : texts.chats.deletedUser);
}
