import { useLocation } from '@remix-run/react';
import * as barTexts from '../../../core/texts/top-bar.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import { type RootData, useRootData } from '../../rendering/root-data.ts';
import { GuardedLink } from '../../ui/guarded-link.tsx';
import { Icon, Illustration } from '../../ui/icon.tsx';
import { FindForm } from '../search/find-form.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { PromoLine } from './promo-line.tsx';

/**
 * On a phone the bar scrolls away with the page; on the home page its search field, a second line, stays. The search
 * page has a field of its own.
 */
export function TopBar() {
  const { pathname } = useLocation();
  const isHome = pathname === '/' || pathname === '/home';
  return (
    <header className={isHome ? 'top-bar top-bar-home' : 'top-bar'}>
      <Fragment as="div" className="top-bar-row" of={TopBarRow} given={{}} sees={seenByTopBar} />
      <PromoLine />
      {pathname !== '/search' && <FindForm />}
      <ProgressBar />
    </header>
  );
}

function seenByTopBar({ site, viewer }: RootData) {
  return { site: { name: site.name }, viewer: { kind: viewer.kind } };
}

function TopBarRow() {
  const name = useRootData()?.site.name;
  return (
    <>
      <a className="logo" href="/home">
        <Illustration name="logo" className="logo-mark" />
        {name ?? barTexts.home}
      </a>
      <GuardedLink className="top-bar-saved" to="/saved">
        <Icon name="save" />
        <span>{barTexts.saved}</span>
      </GuardedLink>
    </>
  );
}
