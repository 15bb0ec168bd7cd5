import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Said } from './said.tsx';

test('words in tags become what the page makes of them', () => {
  const said = (
    <Said
      text="Read <terms>the terms</terms> and <b>{this} & that</b>."
      parts={{ terms: (words) => <a href="/terms">{words}</a>, b: (words) => <b>{words}</b> }}
    />
  );
  expect(renderToStaticMarkup(said)).toBe(
    'Read <a href="/terms">the terms</a> and <b>{this} &amp; that</b>.',
  );
});

test('a text without tags stays as it is', () => {
  expect(renderToStaticMarkup(<Said text="Plain." parts={{}} />)).toBe('Plain.');
});
