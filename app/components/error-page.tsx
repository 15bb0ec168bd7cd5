import { Link, useLocation } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { useRootData } from '../root-data.ts';

const fallbacks: Readonly<Record<number, string>> = {
  403: texts.errors.forbidden,
  404: texts.errors.notFound,
  405: texts.errors.notOffered,
};

/** What is shown instead of a page that was refused or failed. */
export function ErrorPage({
  status,
  message,
  again,
  advice,
  link,
}: {
  status: number;
  message?: string | undefined;
  /** Reloading the page sends a form once more, which a link would not. */
  again?: boolean | undefined;
  advice?: string | false | undefined;
  link?: { readonly to: string; readonly words: string } | false | undefined;
}) {
  const requestId = useRootData()?.requestId;
  const { pathname, search } = useLocation();
  return (
    <section className="error-page">
      <h1>{message ?? fallbacks[status] ?? texts.errors.unexpected}</h1>
      {advice && <p>{advice}</p>}
      {status >= 500 && requestId !== undefined && <p>{texts.errors.requestId(requestId)}</p>}
      <p className="button-row">
        {status >= 500 && !again && (
          <a className="button" href={pathname + search} data-reload>
            Try again
          </a>
        )}
        {link && (
          <a className="button" href={link.to}>
            {link.words}
          </a>
        )}
        <Link className="button button-quiet" to="/home">
          Browse herbs
        </Link>
      </p>
    </section>
  );
}
