import { useRootData } from '../root-data.ts';
import { GuardedLink } from './guarded-link.tsx';
import { Icon, Illustration } from './icon.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { PromoLine } from './promo-line.tsx';

export function TopBar() {
  const name = useRootData()?.site.name;
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <a className="logo" href="/home">
          <Illustration name="logo" className="logo-mark" />
          {name ?? 'Home'}
        </a>
        <GuardedLink className="top-bar-saved" to="/saved">
          <Icon name="save" />
          <span>Saved</span>
        </GuardedLink>
      </div>
      <PromoLine />
      <ProgressBar />
    </header>
  );
}
