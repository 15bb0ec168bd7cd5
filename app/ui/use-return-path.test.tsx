import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { expect, it } from 'vitest';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { useReturnPath } from './use-return-path.ts';

const Shown = () => useReturnPath();

function at(address: string): string {
  const shown = renderToString(
    <StaticRouter location={address}>
      <Shown />
    </StaticRouter>,
  );
  return shown.replaceAll('&amp;', '&');
}

it('is the address of the page, without its query where that is too long to be led back to', () => {
  const longest = '/search?q='.padEnd(2000, 'a');
  expect(at('/home?district=Kampala&order=cheapest')).toBe('/home?district=Kampala&order=cheapest');
  expect(at(longest)).toBe(longest);
  expect(safeRedirect(at(longest))).toBe(longest);
  expect(at(`${longest}a`)).toBe('/search');
});
