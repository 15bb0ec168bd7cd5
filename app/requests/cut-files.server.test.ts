import { expect, it } from 'vitest';
import { cutFiles } from './cut-files.server.ts';

const boundary = 'leaf';

function part(disposition: string, content: string): string {
  return `--leaf\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const file = 'x\r\n--lea\r\n\r\n'.repeat(50);
const sent = `${part('name="a"', '1')}${part('name="images"; filename="a.jpg"', file)}${part('name="b"', 'filename=2\r\n\r\n')}--leaf--\r\n`;
const nothing = { ofEach: 0, ofAll: 0 };

function passed(pieces: readonly string[], most = nothing): string {
  const cut = cutFiles(boundary, most);
  return pieces.map((piece) => Buffer.from(cut(Buffer.from(piece))).toString()).join('');
}

/** What comes after the end can be held back. */
function expectWanted(seen: string, wanted: string): void {
  expect(wanted.slice(0, seen.length)).toBe(seen);
  expect(seen).toMatch(/--leaf--\s*$/);
}

it.each([1, 2, 3, 7, 64, 10_000])('drops files and nothing else, in chunks of %i bytes', (size) => {
  const pieces = sent.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  expectWanted(passed(pieces), sent.replace(file, ''));
});

it.each([1, 2, 3, 7, 64, 10_000])('cuts files to the same length, in chunks of %i bytes', (size) => {
  const two = sent.replace('--leaf--', `${part('name="images"; filename="b.jpg"', file)}--leaf--`);
  const pieces = two.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const cutTo = (one: number, other: number) =>
    two.split(file).join('FILE').replace('FILE', file.slice(0, one)).replace('FILE', file.slice(0, other));
  expectWanted(passed(pieces, { ofEach: 100, ofAll: 1000 }), cutTo(100, 100));
  expectWanted(passed(pieces, { ofEach: 100, ofAll: 150 }), cutTo(100, 50));
  expectWanted(passed(pieces, { ofEach: 1000, ofAll: 2000 }), two);
});

it('passes nothing on while a file arrives, and keeps no more of it than a delimiter', () => {
  const drop = cutFiles(boundary, nothing);
  drop(Buffer.from('--leaf\r\nContent-Disposition: form-data; name="images"; FileName*=a.jpg\r\n\r\n'));
  for (let piece = 0; piece < 100; piece += 1) expect(drop(Buffer.alloc(64 * 1024))).toHaveLength(0);
});

it('passes on headers that are too long, so that the parser refuses them', () => {
  const long = `--leaf\r\nX: ${'x'.repeat(10_000)}`;
  expect(passed([long])).toBe(long);
});
