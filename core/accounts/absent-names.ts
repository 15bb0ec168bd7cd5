import type { Ports } from '../ports/ports.ts';
import { type Text, texts } from '../texts/text.ts';

/** The names under which these accounts, which have no visible profile, are shown: as banned or as deleted. */
export async function absentNames(
  { members }: Pick<Ports, 'members'>,
  accountIds: readonly string[],
): Promise<(accountId: string | undefined) => Text> {
  const found = await members.byIds(accountIds);
  const banned = new Set(found.flatMap(({ accountId, standing }) => (standing.bannedAt ? [accountId] : [])));
  return (accountId = '') => (banned.has(accountId) ? texts.moderation.removed : texts.chats.deletedUser);
}
