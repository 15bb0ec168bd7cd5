import { describe, expect, it } from 'vitest';
import { DomainError } from '../core/errors.ts';
import { readFormBody } from './form-body.server.ts';

const mebibyte = 1024 * 1024;

function multipart(form: FormData): Request {
  return new Request('http://localhost/post', { method: 'POST', body: form });
}

async function read(request: Request) {
  const files: { name: string; size: number }[] = [];
  const body = await readFormBody(request, async (name, bytes) => {
    files.push({ name, size: bytes.byteLength });
  });
  return { ...body, files };
}

describe('readFormBody', () => {
  it('reads a plain form, the last of equal names winning', async () => {
    const body = await read(
      new Request('http://localhost/', { method: 'POST', body: new URLSearchParams('a=1&a=2&b=%C3%A9') }),
    );
    expect(body.fields).toEqual({ a: '2', b: 'é' });
    expect(body.all.get('a')).toEqual(['1', '2']);
  });

  it('hands files over in order and leaves out the empty one of an untouched field', async () => {
    const form = new FormData();
    form.append('herbtitle', 'neem');
    form.append('images', new File([new Uint8Array(3)], 'a.jpg'));
    form.append('images', new File([new Uint8Array(5)], 'b.jpg'));
    form.append('profilepic', new File([], ''));
    const body = await read(multipart(form));
    expect(body.fields).toEqual({ herbtitle: 'neem' });
    expect(body.files).toEqual([
      { name: 'images', size: 3 },
      { name: 'images', size: 5 },
    ]);
    expect(body.tooLarge).toBeUndefined();
  });

  it('keeps the text that stood before a file over 10 MiB', async () => {
    const form = new FormData();
    form.append('herbtitle', 'neem');
    form.append('images', new File([new Uint8Array(10 * mebibyte + 1)], 'a.jpg'));
    const body = await read(multipart(form));
    expect(body).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: 'file', files: [] });
  });

  it('takes a file of exactly 10 MiB', async () => {
    const form = new FormData();
    form.append('images', new File([new Uint8Array(10 * mebibyte)], 'a.jpg'));
    expect(await read(multipart(form))).toMatchObject({
      tooLarge: undefined,
      files: [{ size: 10 * mebibyte }],
    });
  });

  it('takes no more fields than a form of ours could have', async () => {
    const body = await read(
      new Request('http://localhost/', {
        method: 'POST',
        body: new URLSearchParams(`a=1&${'b&'.repeat(10_000)}`),
      }),
    );
    expect(body).toMatchObject({ fields: { a: '1' }, tooLarge: 'body' });
    expect(body.all.get('b')).toHaveLength(199);
  });

  it('keeps the text that stood before a text that is too long for any form', async () => {
    const form = new FormData();
    form.append('herbtitle', 'neem');
    form.append('description', 'x'.repeat(256 * 1024));
    form.append('price', '1');
    expect(await read(multipart(form))).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: 'body' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data-like', 'MULTIPART/mixed'])(
    'keeps nothing of a longer text that calls itself %s',
    async (type) => {
      const request = new Request('http://localhost/', {
        method: 'POST',
        body: `a=1&b=${'x'.repeat(256 * 1024)}`,
        headers: { 'Content-Type': type },
      });
      expect(await read(request)).toMatchObject({ fields: {}, tooLarge: 'body' });
    },
  );

  it('knows a form with files whatever the case of its type', async () => {
    const form = new FormData();
    form.append('herbtitle', 'neem');
    const sent = multipart(form);
    const type =
      sent.headers.get('Content-Type')?.replace('multipart/form-data', 'Multipart/Form-Data') ?? '';
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: await sent.text(),
      headers: { 'Content-Type': type },
    });
    expect(await read(request)).toMatchObject({ fields: { herbtitle: 'neem' }, tooLarge: undefined });
  });

  it('keeps nothing of files that nobody wants, and the text before, between and after them', async () => {
    const form = new FormData();
    form.append('herbtitle', 'neem');
    form.append('images', new File([new Uint8Array(11 * mebibyte)], 'a.jpg'));
    form.append('description', 'dried\r\n\r\nin the shade');
    form.append('images', new File([], ''));
    form.append('price', '1');
    const body = await readFormBody(multipart(form), undefined);
    expect(body).toEqual({
      fields: { herbtitle: 'neem', description: 'dried\r\n\r\nin the shade', price: '1' },
      all: expect.anything(),
      tooLarge: undefined,
    });
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
    const read = async (chunks: readonly Uint8Array[]) =>
      (await readFormBody(inChunks(chunks), onFile)).fields;
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

  it('refuses a body that stops in the middle', async () => {
    const whole = multipart(new FormData());
    const type = whole.headers.get('Content-Type') ?? '';
    const boundary = type.split('boundary=')[1];
    const half = `--${boundary}\r\nContent-Disposition: form-data; name="herbtitle"\r\n\r\nnee`;
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: half,
      headers: { 'Content-Type': type },
    });
    await expect(read(request)).rejects.toBeInstanceOf(DomainError);
  });
});
