import { normaliseEmail } from '../accounts/email.ts';
import type { Member } from '../entities/standing.ts';
import { typedQuery } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { fold } from '../words/fold.ts';
import { startOf } from '../words/words.ts';
import { type MemberView, viewMember } from './view-member.ts';

/** The most people that moderators see at once. */
const mostFound = 20;

/** A person in a moderator's list of search results. */
export type FoundMember = Pick<Member, 'accountId' | 'username' | 'fullName'>;

export interface FoundMembers {
  /** The person with this account id or username, or the only one found. */
  readonly member: MemberView | undefined;
  readonly others: readonly FoundMember[];
  /** Whether more were found than these. */
  readonly more: boolean;
}

/**
 * The person with this account id, or those whose username, full name or email begins with the typed text, ignoring
 * case and accents; including banned people.
 */
export async function findMembers(
  ports: ModeratorPorts & Pick<Ports, 'sanctions'>,
  viewer: Viewer,
  typed: string,
): Promise<FoundMembers> {
  await requireModerator(ports, viewer);
  // Profiles show a username with an @.
  const text = typedQuery(typed).replace(/^@/, '');
  const named = await viewMember(ports, viewer, text);
  if (text === '' || named?.account.accountId === text) return { member: named, others: [], more: false };
  const found = await ports.members.beginning({
    username: fold(withoutAccents(text)),
    fullName: startOf(text),
    email: normaliseEmail(text),
    limit: mostFound + 1,
  });
  const [first] = found;
  const alone = found.length === 1 && first !== undefined;
  const member = named ?? (alone ? await viewMember(ports, viewer, first.accountId) : undefined);
  const others = found.filter(({ accountId }) => accountId !== member?.account.accountId);
  return {
    member,
    others: others
      .slice(0, mostFound)
      .map(({ accountId, username, fullName }) => ({ accountId, username, fullName })),
    more: others.length > mostFound,
  };
}

/** Usernames have no accents. */
function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mn}/gu, '');
}
