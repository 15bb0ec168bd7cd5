import { type LinksFunction, redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { encodeCursor } from '../../core/shared/paging/cursor.ts';
import * as notificationsTexts from '../../core/texts/notifications.ts';
import * as notificationsPageTexts from '../../core/texts/notifications-page.ts';
import * as pushTexts from '../../core/texts/push.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { PushChoice } from '../features/notifications/push-choice.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/personal.css?url';
import { EmptyState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(notificationsPageTexts.heading);

export const loader = page(async ({ core, viewer, request, url, unfinished, session }) => {
  const opened = url.searchParams.get('open');
  if (opened !== null && isFollowed(request)) {
    throw redirect(await core.openNotification(viewer, opened), 303);
  }
  const after = url.searchParams.get('after') ?? undefined;
  const list = await core.listNotifications(viewer, after);
  const [newest] = list.items;
  const sent = await unfinished();
  const kept = sent?.['read'] === undefined && sent?.['act'] === undefined ? sent : undefined;
  const mailChoices = kept === undefined ? list.mailChoices : mailsChosenIn(kept);
  const push = await core.viewPush(viewer, session.token);
  return {
    items: list.items.map(({ text, ...item }) => ({ ...item, text: said(text) })),
    next: list.next,
    mailChoices,
    push,
    kept,
    later: after !== undefined,
    newest: newest && encodeCursor(newest),
  };
});

/**
 * Whether the person followed a link of this site, or the browser opened it by itself for a notification on the device.
 * Only then is the notification marked as read: not by a link of another site, nor by a browser that prefetches.
 */
function isFollowed({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const early = headers.has('Sec-Purpose') || headers.has('Purpose');
  return (site === null || site === 'same-origin' || site === 'none') && !early;
}

export const action = form(
  async ({ core, viewer, fields, typed, session, client, done }) => {
    if (fields['read'] !== undefined) {
      await core.markNotificationsRead(viewer, fields['read']);
      return done('/notifications', notificationsTexts.allRead);
    }
    if (fields['act'] === 'push-on') {
      const form = typed('endpoint', 'p256dh', 'auth', 'siteKey');
      await core.turnOnPush(viewer, session.token, { ...form, client });
      return done('/notifications', pushTexts.isOn);
    }
    if (fields['act'] === 'push-off') {
      await core.turnOffPush(viewer, session.token);
      return done('/notifications', pushTexts.turnedOff);
    }
    const choices = mailsChosenIn(fields);
    await core.chooseMails(viewer, choices);
    const { mailsSaved, noMailsSaved } = notificationsTexts;
    return done('/notifications', Object.values(choices).includes(true) ? mailsSaved : noMailsSaved);
  },
  { keeps: [] },
);

function mailsChosenIn(fields: Readonly<Record<string, string>>) {
  const chosen = (name: string) => fields[name] !== undefined;
  return {
    messages: chosen('mailMessages'),
    comments: chosen('mailComments'),
    searches: chosen('mailSearches'),
    adverts: chosen('mailAdverts'),
    sellers: chosen('mailSellers'),
  };
}

export const clientAction = keepForm();

export default function Notifications() {
  const { items, next, newest, later, mailChoices, push, kept } = useLoaderData<typeof loader>();
  const { unreadNotifications = 0, unverified } = useRootData() ?? {};
  return (
    <div className="settings notifications">
      <h1>{notificationsPageTexts.heading}</h1>
      {later && (
        <p>
          <a href="/notifications">{notificationsPageTexts.newest}</a>
        </p>
      )}
      {unreadNotifications > 0 && !later && (
        <EntryForm failure={null}>
          <input type="hidden" name="read" value={newest ?? ''} />
          <SubmitButton className="button button-quiet">{notificationsPageTexts.markRead}</SubmitButton>
        </EntryForm>
      )}
      {items.length > 0 && (
        <p>
          <a href="#mails">{notificationsPageTexts.chooseMails}</a>
        </p>
      )}
      {items.length === 0 && !later ? (
        <EmptyState text={notificationsTexts.none}>
          <p className="muted">{notificationsTexts.noneHint}</p>
        </EmptyState>
      ) : (
        <NotificationList first={{ items, next }} />
      )}
      <section className="notification-mails" aria-labelledby="push">
        <h2 id="push">{pushTexts.heading}</h2>
        <PushChoice {...push} />
      </section>
      <section className="notification-mails" aria-labelledby="mails">
        <h2 id="mails" tabIndex={-1}>
          {notificationsPageTexts.mails}
        </h2>
        {unverified && (
          <p>
            <Said
              text={notificationsPageTexts.confirmFirst}
              parts={{ verify: (words) => <Link to="/verify-email">{words}</Link> }}
            />
          </p>
        )}
        <EntryForm kept={kept}>
          <div>
            <Checkbox name="mailMessages" checkedAtFirst={mailChoices.messages}>
              {notificationsPageTexts.mailsOf.messages}
            </Checkbox>
            <Checkbox name="mailComments" checkedAtFirst={mailChoices.comments}>
              {notificationsPageTexts.mailsOf.comments}
            </Checkbox>
            <Checkbox name="mailSearches" checkedAtFirst={mailChoices.searches}>
              {notificationsPageTexts.mailsOf.searches}
            </Checkbox>
            <Checkbox name="mailSellers" checkedAtFirst={mailChoices.sellers}>
              {notificationsPageTexts.mailsOf.sellers}
            </Checkbox>
            <Checkbox name="mailAdverts" checkedAtFirst={mailChoices.adverts}>
              {notificationsPageTexts.mailsOf.adverts}
            </Checkbox>
          </div>
          <SubmitButton>{notificationsPageTexts.save}</SubmitButton>
        </EntryForm>
      </section>
      <p className="muted">
        <Said
          text={notificationsPageTexts.neverAsked}
          parts={{ report: (words) => <Link to="/report-problem">{words}</Link> }}
        />
      </p>
    </div>
  );
}

export { PageFailure as ErrorBoundary };
