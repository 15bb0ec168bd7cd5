import { expect, it } from 'vitest';
import { refusalOf, shop } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { addComment } from './add-comment.ts';

const refused = 'You can put links in comments from Saturday 18 January, 12:00 PM.';

it.each([
  'See https://herbs.example/neem',
  'www.cheaper.org',
  'write to wa.me/256700',
  'HTTP://x',
  'go bit.ly/abc',
  'bit.l\u200by',
  'ｈｅｒｂｓ．ｃｏｍ',
  'wa。me',
  'goo.gl/abc',
  'herbs.africa',
  'herbs.co',
])('is refused from a new account if it has a link: %s', async (comment) => {
  const { ports, brian, advertId } = await shop();
  const form = { advertId, comment, formKey: '' };
  expect(await refusalOf(addComment(ports, brian, form))).toMatchObject({ fields: { comment: refused } });
  ports.clock.advance(3 * day);
  await addComment(ports, brian, form);
});

it.each(['Good, e.g. as tea. Ask me.', 'UGX 3.500 is dear', 'Dried in the sun.Very good'])(
  'is accepted without a link: %s',
  async (comment) => {
    const { ports, brian, advertId } = await shop();
    await addComment(ports, brian, { advertId, comment, formKey: '' });
  },
);
