import type { Core } from '../../core/core.ts';
import { texts } from '../../core/texts/text.ts';
import type { Act } from '../../core/unfinished/act.ts';
import { endsAfter } from '../../core/unfinished/how-long.ts';
import type { AskedForUnfinished } from '../../core/unfinished/whose.ts';
import { readIdCookie, writeCookie } from './cookies.server.ts';
import { said } from './said.server.ts';

/** What was sent and could not be carried out: the text of a form, or an act that can be done after a log-in. */
export type ToKeep = { readonly place: string } & (
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly act: Act }
);

/** Who sent it, and the page to which a log-in leads back. */
export interface Sending {
  readonly context: {
    readonly core: Core;
    readonly request: Request;
    readonly session: { readonly token: string | undefined };
    readonly client: string | undefined;
  };
  /** The account that the page says it was made for. */
  readonly madeFor: string | undefined;
  readonly returnTo: string;
}

/** Which form of which page: its path, and what these parameters of its address say that it is about. */
export function placeOf({ pathname, searchParams }: URL, parameters: readonly string[]): string {
  const about = parameters.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return about.length === 0 ? pathname : `${pathname}?${new URLSearchParams(about)}`;
}

/** What this browser has of the form at this place. */
export async function askedFor(request: Request, place: string): Promise<AskedForUnfinished> {
  return { browserId: await readIdCookie(request, 'draft'), actId: await readActId(request), place };
}

/** The fields of a form that are kept if it is not finished: of its files only that there were any. */
export function keptFields(
  fields: Readonly<Record<string, string>>,
  hasFiles: boolean,
): Readonly<Record<string, string>> {
  return hasFiles ? { ...fields, hadFiles: 'yes' } : fields;
}

/** The same when they are shown again, with `said`: what stands above the form. */
export function shownFields(
  kept: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  if (kept === undefined) return undefined;
  const { stillHere, stillHereWithoutPictures } = texts.unfinished;
  return { ...kept, said: said(kept['hadFiles'] === undefined ? stillHere : stillHereWithoutPictures) };
}

/** What was begun in this browser before its person logged in. */
export function readActId(request: Request): Promise<string | undefined> {
  return readIdCookie(request, 'act');
}

/**
 * Keeps it, and adds to the headers what brings it back: for forms the browser's id, for an act an id of its own, which
 * only this answer hands out. Returns whether a text is kept for an account, which its writer is told.
 */
export async function keepUnfinished(
  unfinished: ToKeep | undefined,
  headers: Headers,
  { context: { core, client, session, request }, madeFor, returnTo }: Sending,
): Promise<boolean> {
  if (unfinished === undefined) return false;
  const from = { ...session, madeFor, client };
  if ('fields' in unfinished) {
    const { browserId } = await askedFor(request, unfinished.place);
    const kept = await core.keepUnfinished({ ...unfinished, ...from, browserId });
    if (kept !== undefined)
      headers.append('Set-Cookie', await writeCookie('draft', kept.id, endsAfter.form / 1000));
    return kept !== undefined;
  }
  const kept = saysWhereFrom(request)
    ? await core.keepUnfinished({ ...unfinished, ...from, returnTo })
    : undefined;
  if (kept === undefined) return false;
  headers.append('Set-Cookie', await writeCookie('act', kept.id, endsAfter.actOfAccount / 1000));
  return kept.accountId !== undefined && unfinished.act.kind === 'comment';
}

/**
 * Whether the browser says which page a form was on; it is then one of ours, because the server refuses all others. An
 * act from an unknown page is not kept, or another site could have it done by the next person to log in.
 */
function saysWhereFrom({ headers }: Request): boolean {
  return ['Sec-Fetch-Site', 'Origin', 'Referer'].some((name) => headers.has(name));
}
