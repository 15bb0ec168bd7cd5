import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import type { EntryContext } from '@remix-run/node';
import { RemixServer, Scripts } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dataScript } from './data-script.ts';

const data = `["it's \\"so\\" \\\\", "</script><!--", "a & b", "“ŋ” 🌿 \u2028 é"]\n`;

const Page = () => (
  <html lang="en">
    <body>
      <Scripts nonce="abc" />
    </body>
  </html>
);

/** A document with these data, as Remix writes it into a stream. */
async function documentOfRemix(): Promise<string> {
  const context = {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js' } },
      url: '/assets/manifest.js',
      version: '',
    },
    routeModules: { root: { default: Page } },
    future: { v3_singleFetch: true },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } }],
      loaderData: {},
      actionData: null,
      errors: null,
    },
    serverHandoffString: '{}',
    serverHandoffStream: new Response(data).body,
    renderMeta: {},
  } as unknown as EntryContext;
  const server = <RemixServer context={context} url="http://localhost/" nonce="abc" />;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(server, {
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}

/** What the scripts of a document that name the data's controller tell it. */
function toldBy(document: string): string {
  const told: string[] = [];
  const streamController = {
    enqueue: (part: string) => told.push(part),
    close: () => told.push('closed'),
  };
  const scripts = Array.from(
    document.matchAll(/<script nonce="abc">(.*?)<\/script>/gs),
    ([, code = '']) => code,
  );
  for (const code of scripts.filter((each) => each.includes('streamController.')))
    runInNewContext(code, { window: { __remixContext: { streamController } } });
  return told.join('');
}

test('the browser is told the same as by Remix itself', async () => {
  expect(toldBy(dataScript(data, 'abc'))).toBe(`${data}closed`);
  expect(toldBy(await documentOfRemix())).toBe(`${data}closed`);
});

test('data can neither end their script nor widen the page', () => {
  const script = dataScript(data, undefined);
  expect(script).toMatch(/^<script>[ -~]*<\/script>$/);
  expect(script.match(/<|>/g)?.length).toBe(4);
});
