import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { FragmentMarkupContext } from './fragment.tsx';
import { createFragmentCache } from './fragment-cache.server.tsx';
import { NonceContext } from './nonce.ts';

const { markupOf } = createFragmentCache();

/**
 * The whole document: it compresses in one go, and its length is known. Nothing here sends parts of a page later, so there is
 * nothing to wait for but the page's data, which are all there.
 */
export function renderDocument(page: ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const collector = new Writable({
      write(piece, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <FragmentMarkupContext.Provider value={markupOf}>{page}</FragmentMarkupContext.Provider>
      </NonceContext.Provider>,
      {
        // Everything stands where it belongs, rather than being moved there by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collector),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
