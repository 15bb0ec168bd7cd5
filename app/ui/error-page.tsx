import { Link, useLocation } from '@remix-run/react';
import * as pageTexts from '../../core/texts/error-page.ts';
import * as errorsTexts from '../../core/texts/errors.ts';
import { useRootData } from '../rendering/root-data.ts';

const fallbacks: Readonly<Record<number, string>> = {
  403: errorsTexts.forbidden,
  404: errorsTexts.notFound,
  405: errorsTexts.notOffered,
};

/** Shown in place of a page that was refused or failed. */
export function ErrorPage({
  status,
  message,
  again,
  advice,
  link,
}: {
  status: number;
  message?: string | undefined;
  /** Whether the refused request was a form: only reloading the page sends it again. */
  again?: boolean | undefined;
  advice?: string | false | undefined;
  link?: { readonly to: string; readonly words: string } | false | undefined;
}) {
  const requestId = useRootData()?.requestId;
  const { pathname, search } = useLocation();
  return (
    <section className="error-page">
      <h1>{message ?? fallbacks[status] ?? errorsTexts.unexpected}</h1>
      {advice && <p>{advice}</p>}
      {status >= 500 && requestId !== undefined && <p>{errorsTexts.requestId({ id: requestId })}</p>}
      <p className="button-row">
        {status >= 500 && !again && (
          <a className="button" href={pathname + search} data-reload>
            {pageTexts.tryAgain}
          </a>
        )}
        {link && (
          <a className="button" href={link.to}>
            {link.words}
          </a>
        )}
        <Link className="button button-quiet" to="/home">
          {pageTexts.browse}
        </Link>
      </p>
    </section>
  );
}
