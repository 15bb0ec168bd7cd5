import type { Sanction } from '../entities/sanction.ts';
import type { Ports } from '../ports/ports.ts';
import { encodeCursor, parseCursor } from '../shared/paging/cursor.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { moderatorOf } from './actor.ts';
import { type AccountToDecideAbout, accountToDecideAbout } from './acts-about.ts';
import { appealsPerPage } from './limits.ts';

/** A person's answer to a decision. */
export interface Appeal {
  readonly sanction: Sanction;
  readonly account: AccountToDecideAbout;
}

/** The answers waiting for a moderator, newest first. */
export async function listAppeals(
  ports: ModeratorPorts & Pick<Ports, 'sanctions'>,
  viewer: Viewer,
  after?: string,
): Promise<{ readonly items: readonly Appeal[]; readonly next: string | undefined }> {
  const actor = moderatorOf(await requireModerator(ports, viewer));
  const found = await ports.sanctions.answered({ after: parseCursor(after), limit: appealsPerPage + 1 });
  const page = found.slice(0, appealsPerPage);
  const members = await ports.members.byIds([...new Set(page.map(({ accountId }) => accountId))]);
  const now = ports.clock.now();
  const items = page.flatMap((sanction) => {
    const member = members.find(({ accountId }) => accountId === sanction.accountId);
    return member === undefined ? [] : [{ sanction, account: accountToDecideAbout(actor, member, now) }];
  });
  const last = found.length > appealsPerPage ? page.at(-1) : undefined;
  const next = last?.answer && encodeCursor({ at: last.answer.at, id: last.id });
  return { items, next };
}
