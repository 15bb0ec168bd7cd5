import { expect, test } from 'vitest';
import { maxPictureBytes } from '../../core/pictures/limits.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { scriptAnswer, scriptUpload } from './script-answer.server.ts';

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

/** The status of an upload, and what was given to the work. */
async function upload(body: FormData) {
  const given: number[] = [];
  const request = new Request('http://localhost/chat/media', { method: 'POST', body });
  const answer = await scriptUpload(async (_context, _fields, bytes) => given.push(bytes.byteLength))({
    request,
    params: {},
    context: {},
  });
  return { status: answer.status, given };
}

test('takes one uploaded picture, and none that is too large', async () => {
  const body = new FormData();
  body.append('with', 'somebody');
  body.append('cv', new File([new Uint8Array(7)], 'cv.pdf'));
  body.append('images', new File([new Uint8Array(5)], 'a.jpg'));
  body.append('images', new File([new Uint8Array(6)], 'b.jpg'));
  expect(await upload(body)).toEqual({ status: 200, given: [5] });
  const large = new FormData();
  large.append('images', new File([new Uint8Array(maxPictureBytes + 1)], 'a.jpg'));
  expect(await upload(large)).toEqual({ status: 401, given: [] });
});
