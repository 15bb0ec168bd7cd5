import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { built } from '../scripts/commands/build.ts';
import { fillIn, newCast } from './access-cast.ts';
import { accessTable, type ViewerKind } from './access-table.ts';
import { openSiteOf } from './site.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);
const build: ServerBuild = await import(pathToFileURL(built.server).href);

/** Routes with a page of their own. */
const pages = Object.entries(accessTable).filter(([id]) => build.routes[id]?.module.default !== undefined);

it.each<ViewerKind>(['visitor', 'account', 'owner', 'stranger'])(
  'script takes every page over as it is, for a %s',
  async (viewer) => {
    const shop = await openSiteOf(world.site());
    try {
      // Playwright warns of each worker that it prevents.
      const page = await world.person({ worker: true });
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(`${page.url()}: ${message.text()}`);
      });
      const { cookie, words } = await newCast(shop, viewer);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? [];
      if (cookie) await page.context().addCookies([{ name, value, url: world.site().url }]);
      let taken = 0;
      for (const [, { path, get }] of pages) {
        if (get[viewer] !== 200) continue;
        await page.goto(fillIn(path, words));
        if ((await page.locator('template').count()) === 0) continue;
        await world.settled(page);
        taken += 1;
      }
      expect(taken).toBeGreaterThan(5);
      expect(warnings).toEqual([]);
    } finally {
      await shop.close();
    }
  },
);
