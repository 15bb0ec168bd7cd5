import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { dataScript } from '../remix-internals/data-script.ts';
import { FragmentMarkupContext } from './fragment.tsx';
import { createFragmentCache } from './fragment-cache.server.tsx';
import { NonceContext } from './nonce.ts';

const { markupOf } = createFragmentCache();

/**
 * Renders the whole document at once: nothing in this app streams parts of a page, and a whole document compresses in
 * one go and has a known length.
 */
export async function renderDocument(
  { serverHandoffStream, ...context }: EntryContext,
  url: string,
  nonce: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const data = serverHandoffStream && (await new Response(serverHandoffStream).text());
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <FragmentMarkupContext.Provider value={markupOf}>
        <RemixServer context={context} url={url} {...(nonce ? { nonce } : {})} />
      </FragmentMarkupContext.Provider>
    </NonceContext.Provider>,
  );
  const script = data && context.renderMeta?.didRenderScripts ? dataScript(data, nonce) : '';
  return Buffer.from(`<!DOCTYPE html>${page}${script}`);
}
