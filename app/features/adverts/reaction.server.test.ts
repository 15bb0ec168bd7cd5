import { expect, it } from 'vitest';
import { addAdvert, addSession, addUser } from '../../../core/fixtures-for-test.ts';
import { siteOfPages } from '../../composition/site-for-test.ts';
import { startSession } from '../../requests/cookies.server.ts';
import { action as like } from '../../routes/singleherb.$id.like.tsx';
import { action as save } from '../../routes/singleherb.$id.save.tsx';

const site = siteOfPages();
const reactions = [
  { name: 'like', action: like, fields: { liked: 'true' } },
  { name: 'save', action: save, fields: { saved: 'true' } },
];

type Reaction = Pick<(typeof reactions)[number], 'name' | 'action'> & { readonly fields: object };

/** Where an advert's form leads that was sent from this page. */
async function sentFrom(page: string | undefined, { name, action, fields }: Reaction, cookie = '') {
  const { ports } = site();
  const id = await addAdvert(ports, await addUser(ports, `seller${++sellers}`));
  const request = new Request(`http://localhost/singleherb/${id}/${name}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields }),
    headers: { Cookie: cookie, ...(page === undefined ? {} : { Referer: page }) },
  });
  const answer = await action({ request, params: { id }, context: {} }).catch((thrown: unknown) => thrown);
  const { status, headers } = answer as Response;
  return [status, headers.get('Location')?.replaceAll(id, 'ID')];
}

let sellers = 0;

async function logIn(username: string): Promise<string> {
  const { ports } = site();
  const token = await addSession(ports, await addUser(ports, username));
  const { headers } = await startSession(
    { token, remember: true, deviceCookie: '', language: 'en' },
    undefined,
  );
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

it.each(reactions)('$name leads back to the advert in the list that its form was on', async (reaction) => {
  const cookie = await logIn(`buyer${reaction.name}`);
  const sent = (page: string | undefined) => sentFrom(page, reaction, cookie);
  expect(await sent('http://localhost/home?min=5')).toEqual([303, '/home?min=5#ID']);
  expect(await sent(undefined)).toEqual([303, '/singleherb/ID#ID']);
  expect(await sent('https://evil.example/home')).toEqual([303, '/singleherb/ID#ID']);
});

it.each(reactions)(
  '$name asks a visitor to log in, and leads back to the same list then',
  async (reaction) => {
    const sent = (page: string | undefined) => sentFrom(page, reaction);
    expect(await sent('http://localhost/search?q=neem')).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent('/search?q=neem')}`,
    ]);
    expect(await sent(undefined)).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(`/singleherb/ID/${reaction.name}`)}`,
    ]);
  },
);
