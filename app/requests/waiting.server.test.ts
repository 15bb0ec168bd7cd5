import { expect, test, vi } from 'vitest';
import { addSession, addUser } from '../../core/fixtures-for-test.ts';
import { DomainError } from '../../core/shared/errors.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { texts as keys } from '../../core/texts/text.ts';
import { queueHeader } from '../browser/offline/queue-names.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { startSession } from './cookies.server.ts';
import { type FormContext, form } from './request.server.ts';

const site = siteOfPages();

/** What the queue of a browser is told of a comment by `from`, sent with the session of `now` or with none. */
async function told(
  now: string | undefined,
  from: string,
  work: (context: FormContext) => Promise<unknown>,
): Promise<{ readonly answer: unknown; readonly outcome: string | undefined }> {
  const { ports } = site();
  const people = new Map<string, string>();
  let cookie = '';
  for (const name of new Set([from, now ?? from])) {
    const account = await addUser(ports, name);
    people.set(name, account.accountId);
    if (name !== now) continue;
    const token = await addSession(ports, account);
    const { headers } = await startSession(
      { token, remember: true, deviceCookie: '', language: 'en' },
      undefined,
    );
    cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  }
  const body = new URLSearchParams({ for: people.get(from) ?? '', comment: 'Is it fresh?', stay: '1' });
  const request = new Request('http://localhost/singleherb/ad_1', {
    method: 'POST',
    body,
    headers: { Cookie: cookie, [queueHeader]: '1' },
  });
  const context: { outcome?: string } = {};
  const action = form(work, { act: () => ({ kind: 'like', advertId: 'ad_1', wanted: true }) });
  const answer = await action({ request, params: {}, context }).catch((thrown: unknown) => thrown);
  return { answer, outcome: context.outcome };
}

const refuse = (error: DomainError) => () => Promise.reject(error);

test('tells the queue that its form was carried out', async () => {
  const { answer, outcome } = await told('amina', 'amina', async ({ done }) => done('/home'));
  expect(answer).toEqual({ ok: true });
  expect(outcome).toBe('done');
});

test.each<[string, DomainError, string]>([
  [
    'brenda',
    new DomainError('invalid', keys.forms.checkFields, { comment: keys.comments.missing }),
    texts.comments.missing,
  ],
  [
    'carol',
    new DomainError('too-many', keys.errors.tooMany({ wait: '1 hour' })),
    texts.errors.tooMany({ wait: '1 hour' }),
  ],
  ['diana', new DomainError('not-found', keys.adverts.gone), texts.adverts.gone],
])('tells it why %s’s form was refused', async (name, refusal, words) => {
  const { outcome } = await told(name, name, refuse(refusal));
  expect(outcome).toBe(words);
});

test('lets it try again where the site cannot answer', async () => {
  const { outcome } = await told(
    'esther',
    'esther',
    refuse(new DomainError('unavailable', keys.errors.databaseAway)),
  );
  expect(outcome).toBeUndefined();
});

test('carries out nothing that somebody else wrote on the same device, and keeps nothing of it', async () => {
  const work = vi.fn();
  const { answer, outcome } = await told('fatuma', 'grace', work);
  expect(answer).toMatchObject({ data: { message: texts.waiting.ofAnother }, init: { status: 409 } });
  expect((answer as { init: ResponseInit }).init.headers).toBeUndefined();
  expect([outcome, work.mock.calls]).toEqual([undefined, []]);
});

test('lets it wait until its writer has logged in again, without carrying it out by another way', async () => {
  const work = refuse(new DomainError('unauthenticated', keys.errors.loginNeeded));
  const { answer, outcome } = await told(undefined, 'hawa', work);
  expect(outcome).toBeUndefined();
  expect((answer as Response).headers.get('Location')).toMatch(/^\/login/);
  expect((answer as Response).headers.has('Set-Cookie')).toBe(false);
});
