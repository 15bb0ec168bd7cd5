import { redirect } from '@remix-run/node';
import { Link } from '@remix-run/react';
import * as chooseLanguageTexts from '../../core/texts/choose-language.ts';
import { languageHeader } from '../requests/language.server.ts';
import { referringPage } from '../requests/referring-page.ts';
import { form } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(chooseLanguageTexts.name);

/** Stores the language in a cookie, and with the account of somebody who is logged in. */
export const action = form(
  async ({ core, viewer, request, fields: { lang = '', redirectTo } }) => {
    const language = await core.chooseLanguage(viewer, { language: lang });
    const page = safeRedirect(redirectTo) ?? referringPage(request) ?? '/home';
    return redirect(withoutLanguage(page), {
      status: 303,
      headers: { 'Set-Cookie': await languageHeader(language) },
    });
  },
  { elsewhere: true },
);

/** A page to which a link in another language led comes back in the chosen one. */
function withoutLanguage(page: string): string {
  const at = page.indexOf('?');
  if (at === -1) return page;
  const path = page.slice(0, at);
  const kept = page
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('lang='));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** A component, so that Remix answers a refused form with a page. */
export default function ChosenLanguage() {
  return (
    <>
      <h1>{chooseLanguageTexts.name}</h1>
      <p>
        <Link to="/home">{chooseLanguageTexts.back}</Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
