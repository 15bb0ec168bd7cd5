import { expect, it } from 'vitest';
import { DomainError } from '../../core/shared/errors.ts';
import { type OnFile, readFormBody } from './form-body.server.ts';

const mebibyte = 1024 * 1024;

function sent(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? {} : { 'Content-Type': type };
  return new Request('http://localhost/post', { method: 'POST', body, headers });
}

/** A form with files and texts; a number is a file of that many bytes, without a name when it is empty. */
function multipart(...parts: readonly (readonly [name: string, value: string | number])[]): Request {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value)], value === 0 ? '' : 'a.jpg'));
  }
  return sent(form);
}

async function read(request: Request) {
  const files: { name: string; size: number }[] = [];
  const body = await readFormBody(request, async (name, bytes) => {
    files.push({ name, size: bytes.byteLength });
  });
  return { ...body, files };
}

it('reads a plain form; the last of several fields with one name counts', async () => {
  const body = await read(sent(new URLSearchParams('a=1&a=2&b=%C3%A9')));
  expect(body.fields).toEqual({ a: '2', b: 'é' });
  expect(body.all.get('a')).toEqual(['1', '2']);
});

it('passes on files in order, without the empty one of an untouched field', async () => {
  const body = await read(multipart(['herbtitle', 'neem'], ['images', 3], ['images', 5], ['profilepic', 0]));
  expect(body.fields).toEqual({ herbtitle: 'neem' });
  expect(body.files).toEqual([
    { name: 'images', size: 3 },
    { name: 'images', size: 5 },
  ]);
  expect(body.tooLarge).toBeUndefined();
});

it('keeps the text before a file over 10 MiB', async () => {
  const body = await read(multipart(['herbtitle', 'neem'], ['images', 10 * mebibyte + 1]));
  expect(body).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: 'file', files: [] });
});

it('keeps everything around a file over 10 MiB', async () => {
  const body = await read(
    multipart(['images', 3], ['images', 10 * mebibyte + 1], ['herbtitle', 'neem'], ['images', 5]),
  );
  expect(body).toMatchObject({
    fields: { herbtitle: 'neem' },
    tooLarge: 'file',
    files: [{ size: 3 }, { size: 5 }],
  });
});

it('keeps the text after files of more than 90 MiB together, and the files that fit', async () => {
  const files = Array.from({ length: 10 }, () => ['images', 9.5 * mebibyte] as const);
  const body = await read(multipart(...files, ['herbtitle', 'neem'], ['images', 5]));
  expect(body).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: 'body' });
  expect(body.files).toHaveLength(9);
});

it('accepts a file of exactly 10 MiB', async () => {
  expect(await read(multipart(['images', 10 * mebibyte]))).toMatchObject({
    tooLarge: undefined,
    files: [{ size: 10 * mebibyte }],
  });
});

it('accepts no more fields than our forms can have', async () => {
  const body = await read(sent(new URLSearchParams(`a=1&${'b&'.repeat(10_000)}`)));
  expect(body).toMatchObject({ fields: { a: '1' }, tooLarge: 'body' });
  expect(body.all.get('b')).toHaveLength(199);
});

it('keeps the text before a text that is too long for any form', async () => {
  const long = multipart(['herbtitle', 'neem'], ['description', 'x'.repeat(256 * 1024)], ['price', '1']);
  expect(await read(long)).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: 'body' });
});

it('keeps nothing of a longer text', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await read(sent(`a=1&b=${'x'.repeat(256 * 1024)}`, type))).toMatchObject({
    fields: {},
    tooLarge: 'body',
  });
});

it('recognises a form with files whatever the case of its type', async () => {
  const form = multipart(['herbtitle', 'neem']);
  const type = form.headers.get('Content-Type')?.replace('multipart/form-data', 'Multipart/Form-Data');
  expect(await read(sent(await form.text(), type))).toMatchObject({
    fields: { herbtitle: 'neem' },
    tooLarge: undefined,
  });
});

it('drops unwanted files, and keeps the text before, between and after them', async () => {
  const description = 'dried\r\n\r\nin the shade';
  const form = multipart(
    ['herbtitle', 'neem'],
    ['images', 11 * mebibyte],
    ['description', description],
    ['images', 0],
    ['price', '1'],
  );
  expect(await readFormBody(form, undefined)).toEqual({
    fields: { herbtitle: 'neem', description, price: '1' },
    all: expect.anything(),
    tooLarge: undefined,
    hasFiles: true,
  });
  const untouched = await readFormBody(multipart(['herbtitle', 'neem'], ['images', 0]), undefined);
  expect(untouched.hasFiles).toBe(false);
});

const boundary = 'XyZ';
const partOf = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const inChunks = (chunks: readonly Uint8Array[]) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
    duplex: 'half',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });

it.each([
  ['wanted', async () => undefined],
  ['not wanted', undefined],
])('reads a form with files that are %s, wherever the network cuts it', async (_, onFile) => {
  const whole = Buffer.from(
    `${partOf('name="herbtitle"', 'neem\r\n--Xy')}${partOf('name="images"; filename="a.jpg"', '\r\n--X')}--${boundary}--\r\n`,
  );
  const read = async (chunks: readonly Uint8Array[]) => (await readFormBody(inChunks(chunks), onFile)).fields;
  const fields = { herbtitle: 'neem\r\n--Xy' };
  for (let cut = 1; cut < whole.length; cut += 1) {
    expect(await read([whole.subarray(0, cut), whole.subarray(cut)]), `cut at ${cut}`).toEqual(fields);
  }
  expect(await read([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(fields);
});

it.each([
  ['a text that is', partOf('name="herbtitle"', '\xff')],
  ['names that are', partOf('name="\xff"', 'neem')],
])('refuses %s not UTF-8', async (_, part) => {
  const request = inChunks([Buffer.from(`${part}--${boundary}--\r\n`, 'latin1')]);
  await expect(read(request)).rejects.toBeInstanceOf(DomainError);
});

it('refuses a body that breaks off', async () => {
  const request = inChunks([Buffer.from(partOf('name="herbtitle"', 'nee').trimEnd())]);
  await expect(read(request)).rejects.toBeInstanceOf(DomainError);
});

it.each([
  'application/json',
  'text/plain;charset=UTF-8',
  'text/plain',
  'multipart/form-data-like',
  'multipart/form-data',
  'MULTIPART/mixed',
])('does not take %s for an empty form', async (type) => {
  const refused = await read(sent('{"herbtitle":"neem"}', type)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
});

/** How many bytes of a form count as kept when it has been read, and how many while a file of it is worked on. */
async function kept(request: Request, wanted: boolean) {
  const sent = (await request.clone().arrayBuffer()).byteLength;
  let free = 0;
  const whileWorking: number[] = [];
  const onFile: OnFile = async () => {
    await Promise.resolve();
    whileWorking.push(sent - free);
  };
  await readFormBody(request, wanted ? onFile : undefined, (bytes, work = Promise.resolve()) => {
    void work.then(() => {
      free += bytes;
    });
  });
  return { whileWorking, atLast: sent - free };
}

it('lets go of each file when the work on it has ended', async () => {
  const form = multipart(['herbtitle', 'neem'], ['images', 3 * mebibyte], ['images', 4 * mebibyte]);
  const { whileWorking, atLast } = await kept(form, true);
  expect(whileWorking.map((bytes) => Math.floor(bytes / mebibyte))).toEqual([7, 4]);
  expect(atLast).toBeLessThan(1024);
});

it.each([
  ['unwanted files', false, multipart(['images', 11 * mebibyte], ['images', 3])],
  ['a file that is too large and of what follows it', true, multipart(['images', 11 * mebibyte], ['a', 'b'])],
  ['a part without a name', true, nameless()],
])('lets go of %s', async (_what, wanted, form) => {
  expect((await kept(form, wanted)).atLast).toBeLessThan(1024);
});

function nameless(): Request {
  return inChunks([Buffer.from(`--${boundary}\r\n\r\n${'x'.repeat(mebibyte)}\r\n--${boundary}--\r\n`)]);
}
