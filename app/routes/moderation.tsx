import type { LinksFunction } from '@remix-run/node';
import { Link, type ShouldRevalidateFunction, useLoaderData, useLocation } from '@remix-run/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { subjectKinds } from '../../core/entities/report.ts';
import { sanctionKinds } from '../../core/entities/sanction.ts';
import type { FoundMember } from '../../core/moderation/find-members.ts';
import { DomainError } from '../../core/shared/errors.ts';
import * as deskTexts from '../../core/texts/desk.ts';
import * as moderationTexts from '../../core/texts/moderation.ts';
import * as reportsTexts from '../../core/texts/reports.ts';
import { texts } from '../../core/texts/text.ts';
import { AppealCard } from '../features/moderation/appeal-card.tsx';
import { CaseCard, caseId } from '../features/moderation/case-card.tsx';
import { CaseQueue } from '../features/moderation/case-queue.tsx';
import { DecisionList } from '../features/moderation/decision-list.tsx';
import { shownCase, shownDecision } from '../features/moderation/desk-views.server.ts';
import { MemberCard } from '../features/moderation/member-card.tsx';
import { useDeskKeys } from '../features/moderation/use-desk-keys.ts';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { type FormContext, form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/moderation.css?url';
import pagesStylesheet from '../styles/pages.css?url';
import { Alert } from '../ui/alert.tsx';
import { type ShownFailure, useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import { useHydrated } from '../ui/forms/use-hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () =>
  [pagesStylesheet, stylesheet].map((href) => ({ rel: 'stylesheet', href }));

export const handle: RouteHandle = { shell: 'without footer' };

export const meta = titled('Moderation');

const keeps = ['tab', 'user', 'after', 'answers', 'case'];

type Tab = keyof typeof deskTexts.tabs;

const tabOf = (name: string | null): Tab => (name === 'answers' || name === 'decided' ? name : 'waiting');

const countOf = ({
  items,
  next,
}: {
  readonly items: readonly unknown[];
  readonly next: string | undefined;
}) => (items.length === 0 ? undefined : `${items.length}${next === undefined ? '' : '+'}`);

export const loader = page(async ({ core, viewer, url, unfinished }) => {
  const parameter = (name: string) => url.searchParams.get(name) ?? undefined;
  const [user, after, answers] = [parameter('user'), parameter('after'), parameter('answers')];
  if (user !== undefined && user.trim() !== '') {
    const { member, others, more } = await core.findMembers(viewer, user);
    return {
      // Links name an account by its id, which says nothing to people.
      user: member?.account.accountId === user ? member.account.username : user,
      member,
      others,
      more: more ? moderationTexts.moreFound : undefined,
      kept: await unfinished(...keeps),
      nobody:
        member === undefined && others.length === 0
          ? moderationTexts.nobodyFound({ typed: user })
          : undefined,
    };
  }
  const tab = answers === undefined ? tabOf(url.searchParams.get('tab')) : 'answers';
  const [cases, appeals, decisions, kept] = await Promise.all([
    core.listCases(viewer, tab === 'waiting' ? after : undefined),
    core.listAppeals(viewer, answers),
    tab === 'decided' ? core.listDecisions(viewer, after) : undefined,
    unfinished(...keeps),
  ]);
  return {
    tab,
    counts: {
      // Of the first page only: what stands before a later one is not known.
      waiting: tab === 'waiting' && after !== undefined ? undefined : countOf(cases),
      answers: answers === undefined ? countOf(appeals) : undefined,
      decided: undefined,
    },
    cases: tab === 'waiting' ? { ...cases, items: cases.items.map(shownCase) } : undefined,
    queue: after === undefined ? '/moderation?' : `/moderation?after=${encodeURIComponent(after)}&`,
    chosen: parameter('case'),
    appeals: tab === 'answers' ? appeals : undefined,
    decisions: decisions && { ...decisions, items: decisions.items.map(shownDecision) },
    kept,
  };
});

export const action = form(
  async (context) => {
    const message = await decide(context);
    return context.done(`/moderation${context.url.search}`, message);
  },
  { keeps },
);

/** Decides, and returns the message for the moderator. */
async function decide({ core, viewer, fields, typed }: FormContext): Promise<string> {
  const { done } = moderationTexts;
  const { act, reason, account: accountId, standing } = typed('act', 'reason', 'account', 'standing');
  const about = { accountId, version: Number.parseInt(standing, 10), reason };
  const sanction = sanctionKinds.find((known) => known === act);
  if (sanction !== undefined) {
    await core.sanctionMember(viewer, { ...about, kind: sanction, days: fields['days'] });
    return done[sanction];
  }
  if (act === 'restore account') {
    await core.restoreMember(viewer, about);
    return done.restore;
  }
  if (act === 'dismiss answer') {
    await core.dismissAnswer(viewer, { sanctionId: fields['sanction'] ?? '', reason });
    return done.dismiss;
  }
  const kind = subjectKinds.find((known) => known === fields['kind']);
  if (kind === undefined) throw new DomainError('not-found', texts.errors.notFound);
  const decision = typed('act', 'reason', 'version');
  return reportsTexts.decided[await core.decideCase(viewer, { kind, id: fields['id'] ?? '' }, decision)];
}

export const clientAction = keepForm(moderationTexts.failed);

/** Also reloads after a refusal, which may mean that another moderator has decided meanwhile. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 400 || defaultShouldRevalidate;

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Moderation() {
  const shown = useLoaderData<typeof loader>();
  const action = `/moderation${useLocation().search}`;
  const desk = useRef<HTMLElement>(null);
  const [listed, setListed] = useState(false);
  const ids = useMemo(() => shown.cases?.items.map((item) => caseId(item.case.subject)) ?? [], [shown.cases]);
  const toggleList = useCallback(() => setListed((before) => !before), []);
  const hydrated = useHydrated();
  const chosen = ids.find((id) => id === `case-${shown.chosen}`);
  const open = useDeskKeys(desk, ids, toggleList, chosen);
  return (
    <section className="moderation" lang="en-UG" ref={desk} data-chosen={chosen}>
      <header className="desk-head">
        <h1>Moderation</h1>
        <nav className="desk-tabs" aria-label="Moderation">
          {Object.entries(deskTexts.tabs).map(([tab, words]) => (
            <Link
              key={tab}
              to={tab === 'waiting' ? '/moderation' : `/moderation?tab=${tab}`}
              aria-current={tab === shown.tab ? 'page' : undefined}
            >
              {words}
              {shown.counts?.[tab as Tab] !== undefined && <small>{shown.counts[tab as Tab]}</small>}
            </Link>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: as the other search forms, for browsers that do not know <search>. */}
        <form className="field" action="/moderation" role="search">
          <label htmlFor="moderation-user" className="visually-hidden">
            Username, full name or email address
          </label>
          <div className="moderation-row">
            <input
              id="moderation-user"
              name="user"
              placeholder={deskTexts.findAccount}
              key={shown.user}
              defaultValue={shown.user}
              required
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby="moderation-user-hint"
            />
            <button type="submit" className="button button-quiet">
              Find
            </button>
          </div>
          <p className="field-help" id="moderation-user-hint">
            The beginning is enough.
          </p>
        </form>
      </header>
      {hydrated && ids.length > 0 && <KeyList open={listed} onToggle={setListed} />}
      {shown.nobody !== undefined && <Alert kind="error">{shown.nobody}</Alert>}
      <UnfinishedNotice said={shown.kept?.['said']} />
      {shown.others && shown.others.length > 0 && (
        <Found others={shown.others} more={shown.more} beside={shown.member !== undefined} />
      )}
      {shown.member && <MemberCard member={shown.member} action={action} values={shown.kept ?? {}} />}
      {(shown.cases || shown.appeals) && (
        <Waiting
          cases={shown.cases}
          queue={shown.queue}
          appeals={shown.appeals}
          kept={shown.kept}
          action={action}
          open={open}
          chosen={chosen}
        />
      )}
      {shown.decisions && <DecisionList items={shown.decisions.items} />}
      <More name="tab=decided&after" next={shown.decisions?.next} words="More" />
    </section>
  );
}

/** The keys of `useDeskKeys`, folded; only where script hears them. */
function KeyList({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const { title, hint, list } = deskTexts.keys;
  return (
    <details className="desk-keys" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{title}</summary>
      <dl>
        {list.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{hint}</p>
    </details>
  );
}

/** Accounts that match the search; folded if one has exactly this username. */
function Found({
  others,
  more,
  beside,
}: {
  others: readonly FoundMember[];
  more: string | undefined;
  beside: boolean;
}) {
  const list = (
    <>
      <ul className="moderation-found">
        {others.map(({ accountId, username, fullName }) => (
          <li key={accountId}>
            <Link to={`/moderation?user=${accountId}`}>
              <bdi>{fullName}</bdi> <span className="muted">@{username}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more !== undefined && <p className="muted">{more}</p>}
    </>
  );
  return (
    <section aria-label="People found">
      {beside ? (
        <details>
          <summary>Others whose names begin so</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>People found</h2>
          {list}
        </>
      )}
    </section>
  );
}

function Waiting({
  cases,
  queue = '/moderation?',
  appeals,
  kept,
  action,
  open,
  chosen,
}: Pick<Shown, 'cases' | 'queue' | 'appeals' | 'kept'> & {
  action: string;
  open: string | undefined;
  chosen: string | undefined;
}) {
  const failure = useFormFailure();
  const failureOf = (values: Readonly<Record<string, string>>): ShownFailure | null =>
    failure && Object.entries(values).every(([name, value]) => failure.values[name] === value)
      ? failure
      : null;
  const valuesOf = (values: Readonly<Record<string, string>>) =>
    kept && Object.entries(values).every(([name, value]) => kept[name] === value) ? kept : {};
  const caseFailures = cases?.items.map(({ case: { subject } }) => failureOf({ ...subject })) ?? [];
  const appealFailures = appeals?.items.map(({ sanction }) => failureOf({ sanction: sanction.id })) ?? [];
  const isElsewhere =
    failure && !failure.unsent && [...caseFailures, ...appealFailures].every((found) => found === null);
  return (
    <>
      {isElsewhere && <Overtaken message={failure.message} typed={failure.values['reason']} />}
      {cases?.items.length === 0 && <p className="muted">{deskTexts.nothingWaits}</p>}
      {appeals?.items.length === 0 && <p className="muted">{deskTexts.noAnswers}</p>}
      {cases && cases.items.length > 0 && (
        <div className="desk">
          <CaseQueue items={cases.items} more={cases.next !== undefined} open={open} address={queue} />
          {chosen !== undefined && (
            <p className="desk-back">
              <Link to={queue}>
                <Icon name="back" className="icon-small" />
                {deskTexts.waiting({ number: `${cases.items.length}${cases.next === undefined ? '' : '+'}` })}
              </Link>
            </p>
          )}
          <div className="desk-cases">
            {cases.items.map((item, index) => (
              <CaseCard
                key={`${item.case.subject.kind} ${item.case.subject.id}`}
                item={item}
                failure={caseFailures[index] ?? null}
                values={valuesOf({ ...item.case.subject })}
                action={action}
                chosen={caseId(item.case.subject) === chosen}
              />
            ))}
          </div>
        </div>
      )}
      <More name="after" next={cases?.next} words="More" />
      {appeals && appeals.items.length > 0 && (
        <section aria-label={deskTexts.tabs.answers}>
          {appeals.items.map((appeal, index) => (
            <AppealCard
              key={appeal.sanction.id}
              appeal={appeal}
              failure={appealFailures[index] ?? null}
              values={valuesOf({ sanction: appeal.sanction.id })}
              action={action}
            />
          ))}
          <More name="answers" next={appeals.next} words="More answers" />
        </section>
      )}
    </>
  );
}

/**
 * Somebody else was quicker, so there is nothing left to decide. What the moderator had written is kept, because it may
 * serve elsewhere.
 */
function Overtaken({ message, typed = '' }: { message: string; typed: string | undefined }) {
  return (
    <div className="desk-overtaken" role="alert">
      <p>
        <strong>{message}</strong>
      </p>
      {typed.trim() !== '' && (
        <>
          <p>{deskTexts.notSent}</p>
          <p className="report-quote" dir="auto">
            {typed}
          </p>
        </>
      )}
    </div>
  );
}

function More({ name, next, words }: { name: string; next: string | undefined; words: string }) {
  if (next === undefined) return null;
  return (
    <p className="load-more">
      <Link className="button button-quiet" to={`/moderation?${name}=${encodeURIComponent(next)}`}>
        {words}
      </Link>
    </p>
  );
}

export { PageFailure as ErrorBoundary };
