import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it.each([
  ['a & b', 'a &amp; b'],
  ['a &amp; b', 'a &amp;amp; b'],
  ['a <b> "c"', 'a &lt;b&gt; &quot;c&quot;'],
  ["ng'aali", 'ng&#39;aali'],
  ['end ]]> of it', 'end ]]&gt; of it'],
  ['<!-- & -->', '&lt;!-- &amp; --&gt;'],
  ['leaf 🌿, one 👩🏾‍🌾', 'leaf 🌿, one 👩🏾‍🌾'],
  ['two\r\nlines\tand more', 'two\r\nlines\tand more'],
  ['a\u0000\u0008\u000b\u001bb', 'ab'],
  ['a\u007f\u0085b', 'a\u007f\u0085b'],
  ['a\ufffe\uffffb', 'ab'],
  ['half \ud83c of a leaf', 'half  of a leaf'],
])('writes %j as %j', (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup);
});
