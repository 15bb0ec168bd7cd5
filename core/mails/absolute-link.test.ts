import { expect, it } from 'vitest';
import { absoluteLink } from './absolute-link.ts';

it.each([
  { publicUrl: 'https://herbs.example', origin: 'http://localhost:3000', link: 'https://herbs.example/x' },
  { publicUrl: 'https://herbs.example/', origin: undefined, link: 'https://herbs.example/x' },
  { publicUrl: undefined, origin: 'http://localhost:3000', link: 'http://localhost:3000/x' },
])('leads to $link from $publicUrl, asked for at $origin', ({ publicUrl, origin, link }) => {
  expect(absoluteLink({ publicUrl }, origin, '/x')).toBe(link);
});

it('fails rather than make a link to nowhere', () => {
  expect(() => absoluteLink({ publicUrl: undefined }, undefined, '/x')).toThrow('address of the site');
});
