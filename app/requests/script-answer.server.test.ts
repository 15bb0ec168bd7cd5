import { expect, test } from 'vitest';
import { maxPictureBytes } from '../../core/pictures/limits.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { scriptAnswer } from './script-answer.server.ts';

siteOfPages();

test('keeps no file while it arrives, and reads the text behind it', async () => {
  const body = new FormData();
  // Only a file that is kept while it arrives can turn out to be too large.
  body.append('images', new File([new Uint8Array(maxPictureBytes + 1)], 'a.jpg'));
  body.append('message', 'Is it dried?');
  const request = new Request('http://localhost/chat/send', { method: 'POST', body });
  const answer = await scriptAnswer(async (_context, fields) => fields['message'])({
    request,
    params: {},
    context: {},
  });
  expect(await answer.json()).toBe('Is it dried?');
});
