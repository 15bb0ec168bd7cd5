import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Link } from '@remix-run/react';
import * as errorsTexts from '../../core/texts/errors.ts';
import * as notFoundTexts from '../../core/texts/not-found.ts';
import { LongFooter } from '../features/site/long-footer.tsx';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { titled } from '../ui/page-meta.ts';

export const handle: RouteHandle = { Footer: LongFooter };

/** Kept together: every page's script lists each route. */
const shortAddresses: Readonly<Record<string, string>> = {
  about: '/about-us',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
};

export function loader({ params }: LoaderFunctionArgs) {
  const address = params['*'] ?? '';
  if (Object.hasOwn(shortAddresses, address)) return redirect(shortAddresses[address] ?? '', 301);
  return data(null, { status: 404 });
}

export const meta = titled(notFoundTexts.title);

export default function NotFound() {
  return (
    <div className="nowhere">
      <p>{errorsTexts.notFound}</p>
      <Link className="button button-quiet" to="/home">
        {notFoundTexts.browse}
      </Link>
    </div>
  );
}
