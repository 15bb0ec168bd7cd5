import { type LinksFunction, redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { encodeCursor } from '../../core/shared/paging/cursor.ts';
import * as notificationsTexts from '../../core/texts/notifications.ts';
import * as pushTexts from '../../core/texts/push.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { PushChoice } from '../features/notifications/push-choice.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/personal.css?url';
import { EmptyState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Notifications');

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
    ...list,
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
      <h1>Notifications</h1>
      {later && (
        <p>
          <a href="/notifications">Back to the newest notifications</a>
        </p>
      )}
      {unreadNotifications > 0 && !later && (
        <EntryForm failure={null}>
          <input type="hidden" name="read" value={newest ?? ''} />
          <SubmitButton className="button button-quiet">Mark all as read</SubmitButton>
        </EntryForm>
      )}
      {items.length > 0 && (
        <p>
          <a href="#mails">Choose what we email you</a>
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
          What we email you
        </h2>
        {unverified && (
          <p>
            We email you only after you have <Link to="/verify-email">confirmed your email address</Link>.
          </p>
        )}
        <EntryForm kept={kept}>
          <div>
            <Checkbox name="mailMessages" checkedAtFirst={mailChoices.messages}>
              Messages you have not read after half an hour
            </Checkbox>
            <Checkbox name="mailComments" checkedAtFirst={mailChoices.comments}>
              Comments on your adverts
            </Checkbox>
            <Checkbox name="mailSearches" checkedAtFirst={mailChoices.searches}>
              New adverts for your saved searches, once a day at most
            </Checkbox>
            <Checkbox name="mailSellers" checkedAtFirst={mailChoices.sellers}>
              New adverts of sellers you follow, once a day at most
            </Checkbox>
            <Checkbox name="mailAdverts" checkedAtFirst={mailChoices.adverts}>
              Your own adverts, ratings, and lower prices of adverts you saved
            </Checkbox>
          </div>
          <SubmitButton>Save</SubmitButton>
        </EntryForm>
      </section>
      <p className="muted">
        Notifications are kept for 60 days. Nothing is sent by SMS. If someone writes, calls or texts in our
        name to ask for a password, a PIN or money, it is not us: please{' '}
        <Link to="/report-problem">tell us</Link>.
      </p>
    </div>
  );
}

export { PageFailure as ErrorBoundary };
