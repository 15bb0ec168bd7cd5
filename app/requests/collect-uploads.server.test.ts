import { expect, it } from 'vitest';
import type { Picture } from '../../core/entities/picture.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { type User, visitor } from '../../core/shared/viewer.ts';
import { texts } from '../../core/texts/text.ts';
import { collectUploads } from './collect-uploads.server.ts';
import { said } from './said.server.ts';

const nakato: User = {
  kind: 'user',
  accountId: 'nakato',
  email: 'nakato@herbs.example',
  emailVerified: true,
  username: 'nakato',
  fullName: 'Nakato',
  picture: undefined,
};
const upload = new Uint8Array(3);

/** Holds every picture under a key of its own, until `refuse` says otherwise. */
function fakeCore(refuse?: DomainError) {
  let calls = 0;
  return {
    calls: () => calls,
    async holdPicture(): Promise<Picture> {
      calls += 1;
      if (refuse !== undefined) throw refuse;
      return { key: `key-${calls}`, width: 4, height: 3, placeholder: 'data:' };
    },
  };
}

it('holds the pictures of a form in order', async () => {
  const uploads = collectUploads(fakeCore(), nakato);
  for (const name of ['images', 'profilepic', 'images']) await uploads.accept(name, upload);
  expect(uploads).toMatchObject({ keys: ['key-1', 'key-2', 'key-3'], problems: [], tooLarge: false });
});

it('ignores files in other fields, and files from visitors', async () => {
  const core = fakeCore();
  await collectUploads(core, nakato).accept('cv', upload);
  await collectUploads(core, visitor).accept('images', upload);
  expect(core.calls()).toBe(0);
});

it('says why a picture was refused', async () => {
  const tooLarge = texts.pictures.tooManyBytes({ maxMegabytes: 10 });
  const refusal = new DomainError('too-large', texts.forms.uploadTooLarge, { images: tooLarge });
  const uploads = collectUploads(fakeCore(refusal), nakato);
  await uploads.accept('images', upload);
  expect(uploads).toMatchObject({ keys: [], problems: [tooLarge], tooLarge: true });
});

it('says which of several files was refused', async () => {
  const refusal = new DomainError('invalid', texts.forms.checkFields, { images: texts.pictures.damaged });
  const uploads = collectUploads(fakeCore(refusal), nakato);
  await uploads.accept('images', upload, 'leaf.jpg');
  await uploads.accept('images', upload, `${'a'.repeat(60)}\u202E\u0007 b.heic`);
  const damaged = said(texts.pictures.damaged);
  expect(uploads.problems.map(said)).toEqual([
    `leaf.jpg: ${damaged}`,
    `${'a'.repeat(20)}…${'a'.repeat(13)} b.heic: ${damaged}`,
  ]);
});

it('names no file when the file is not the problem', async () => {
  const later = texts.errors.tooMany({ wait: '1 minute' });
  const uploads = collectUploads(fakeCore(new DomainError('too-many', later)), nakato);
  await uploads.accept('images', upload, 'leaf.jpg');
  expect(uploads.problems).toEqual([later]);
});

it.each([
  ['good', undefined],
  ['bad', new DomainError('invalid', texts.pictures.damaged)],
])('looks at twelve %s ones at most', async (_kind, refusal) => {
  const core = fakeCore(refusal);
  const uploads = collectUploads(core, nakato);
  for (let sent = 0; sent < 90; sent += 1) await uploads.accept('images', upload);
  expect(core.calls()).toBe(12);
});

it('passes on errors that are not refusals', async () => {
  const core = {
    async holdPicture(): Promise<Picture> {
      throw new Error('The disk is full');
    },
  };
  await expect(collectUploads(core, nakato).accept('images', upload)).rejects.toThrow('The disk is full');
});

it('does not try a store that does not answer again for each picture', async () => {
  const refusal = new DomainError('unavailable', texts.errors.databaseAway, {
    images: texts.pictures.unavailable,
  });
  const core = fakeCore(refusal);
  const uploads = collectUploads(core, nakato);
  for (let count = 0; count < 3; count += 1) await uploads.accept('images', upload);
  expect(core.calls()).toBe(1);
  expect(uploads).toMatchObject({ keys: [], problems: [texts.pictures.unavailable], unavailable: refusal });
});
