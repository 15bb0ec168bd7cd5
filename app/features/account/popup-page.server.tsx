import { renderToStaticMarkup } from 'react-dom/server';
import * as googlePopupTexts from '../../../core/texts/google-popup.ts';
import stylesheet from '../../styles/index.css?url';
import { googleChannel } from './google-channel.ts';

/** An inline script, because this page closes as soon as its opener answers. Its data is in attributes. */
const script = `(({ popup, next }) => {
  const channel = new BroadcastChannel('${googleChannel}');
  channel.onmessage = ({ data }) => { if (data.taken === popup) close(); };
  channel.postMessage({ finished: popup, next });
})(document.currentScript.dataset);`;

/**
 * The redirect `answer` for a pop-up: its cookies, and a page that tells the opener where to go next and closes
 * itself once the opener has replied. If the opener is gone, the page's link leads on.
 */
export function popupPage(
  answer: Response,
  { popup, siteName, nonce }: { popup: string; siteName: string; nonce: string | undefined },
): Response {
  const next = answer.headers.get('Location') ?? '/home';
  const html = renderToStaticMarkup(
    <html lang="en-UG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${googlePopupTexts.title} · ${siteName}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="popup-end">
          <h1>{googlePopupTexts.backTo({ siteName })}</h1>
          <p>{googlePopupTexts.close}</p>
          <p>
            <a className="button" href={next}>
              {googlePopupTexts.goOn}
            </a>
          </p>
        </main>
        <script
          nonce={nonce}
          data-popup={popup}
          data-next={next}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
          dangerouslySetInnerHTML={{ __html: script }}
        />
      </body>
    </html>,
  );
  const headers = new Headers(answer.headers);
  headers.delete('Location');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${html}`, { headers });
}
