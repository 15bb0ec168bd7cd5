import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, it } from 'vitest';
import { addSession, addUser } from '../../core/fixtures-for-test.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import * as editProfile from '../routes/account.edit-account.tsx';
import * as postAdvert from '../routes/post.tsx';
import { startSession } from './cookies.server.ts';

const site = siteOfPages();

/** Somebody whose session ends before they send a form. */
async function loggedOut(username: string) {
  const { ports, core } = site();
  const user = await addUser(ports, username);
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  let cookie = '';
  const logIn = async () => {
    const token = await addSession(ports, user);
    const { headers } = await startSession(
      { token, remember: true, deviceCookie: '', language: 'en' },
      undefined,
    );
    cookie = [cookie, cookieOf(headers)].filter((part) => part !== '').join('; ');
  };
  const args = (path: string, init?: RequestInit): ActionFunctionArgs => ({
    request: new Request(`http://localhost${path}`, { headers: { Cookie: cookie }, ...init }),
    params: {},
    context: {},
  });
  const send = async (
    { action }: { readonly action: (args: ActionFunctionArgs) => Promise<unknown> },
    path: string,
    fields: Readonly<Record<string, string | File>>,
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = (await action(args(path, { method: 'POST', body })).catch((thrown) => thrown)) as Response;
    cookie = [cookie, cookieOf(answer.headers)].filter((part) => part !== '').join('; ');
    return answer;
  };
  return { core, user, logIn, args, send };
}

it.each([
  ['no photo', new File([], ''), texts.unfinished.stillHere],
  ['a photo', new File(['x'], 'leaf.jpg'), texts.unfinished.stillHereWithoutPictures],
])('asks for the photos of a kept form again only if there were any: %s', async (name, profilepic, text) => {
  const username = name.replaceAll(' ', '');
  const { user, logIn, args, send } = await loggedOut(username);
  const fields = { for: user.accountId, address: 'Plot 7', profilepic };
  await send(editProfile, '/account/edit-account', fields);
  await logIn();
  const { kept } = await editProfile.loader(args('/account/edit-account'));
  expect(kept).toMatchObject({ address: 'Plot 7', said: text });
});

it('discards with a kept advert the draft that was saved of it, which can be brought back', async () => {
  const { core, user, logIn, args, send } = await loggedOut('nakato');
  const typed = { herbtitle: 'neem', description: 'Fresh', formKey: 'key', for: user.accountId };
  await send(postAdvert, '/post', typed);
  await logIn();
  const before = await postAdvert.loader(args('/post'));
  expect(before.values).toMatchObject({ herbtitle: 'neem' });
  const form = { ...typed, pictureKeys: [], pictureProblems: [] };
  await core.saveAdvertDraft(user, { form, formKey: 'key', opened: before.opened });

  const answer = await send(postAdvert, '/post', { for: user.accountId, unfinished: 'discard' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/post']);
  const discarded = await postAdvert.loader(args('/post'));
  expect(discarded.values).not.toHaveProperty('herbtitle');
  expect(discarded.notice).toMatchObject({ draft: 'restore' });
  await send(postAdvert, '/post', { for: user.accountId, unfinished: 'none', draft: 'restore' });
  expect(await postAdvert.loader(args('/post'))).toMatchObject({
    notice: { draft: 'discard' },
    values: { herbtitle: 'neem' },
  });
});

it('does not replace a kept form by a button above it that was pressed after the session had ended', async () => {
  const { user, logIn, args, send } = await loggedOut('okello');
  await send(postAdvert, '/post', { herbtitle: 'neem', for: user.accountId });
  await send(postAdvert, '/post', { for: user.accountId, unfinished: 'none', draft: 'discard' });
  await logIn();
  const { values } = await postAdvert.loader(args('/post'));
  expect(values).toMatchObject({ herbtitle: 'neem' });
});
