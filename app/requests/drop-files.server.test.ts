import { expect, it } from 'vitest';
import { dropFiles } from './drop-files.server.ts';

const boundary = 'leaf';

function part(disposition: string, content: string): string {
  return `--leaf\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const file = 'x\r\n--lea\r\n\r\n'.repeat(50);
const sent = `${part('name="a"', '1')}${part('name="images"; filename="a.jpg"', file)}${part('name="b"', 'filename=2\r\n\r\n')}--leaf--\r\n`;
const wanted = sent.replace(file, '');

function passed(pieces: readonly string[]): string {
  const drop = dropFiles(boundary);
  return pieces.map((piece) => Buffer.from(drop(Buffer.from(piece))).toString()).join('');
}

/** What comes after the end can be held back. */
function expectWanted(seen: string): void {
  expect(wanted.slice(0, seen.length)).toBe(seen);
  expect(seen).toMatch(/--leaf--\s*$/);
}

it.each([1, 2, 3, 7, 64, 10_000])('drops files and nothing else, in chunks of %i bytes', (size) => {
  const pieces = sent.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  expectWanted(passed(pieces));
});

it('passes nothing on while a file arrives, and keeps no more of it than a delimiter', () => {
  const drop = dropFiles(boundary);
  drop(Buffer.from('--leaf\r\nContent-Disposition: form-data; name="images"; FileName*=a.jpg\r\n\r\n'));
  for (let piece = 0; piece < 100; piece += 1) expect(drop(Buffer.alloc(64 * 1024))).toHaveLength(0);
});

it('passes on headers that are too long, so that the parser refuses them', () => {
  const long = `--leaf\r\nX: ${'x'.repeat(10_000)}`;
  expect(passed([long])).toBe(long);
});
