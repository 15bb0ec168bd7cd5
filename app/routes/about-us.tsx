import * as aboutTexts from '../../core/texts/about-us.ts';
import { Contacts } from '../features/site/contacts.tsx';
import { LongFooter } from '../features/site/long-footer.tsx';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const handle: RouteHandle = { Footer: LongFooter };

export const meta = titled(aboutTexts.title, { path: '/about-us' });

export default function AboutUs() {
  const site = useRootData()?.site;
  if (site === undefined) return null;
  return (
    <div className="prose">
      <h1>{aboutTexts.title}</h1>
      <p className="lead">{aboutTexts.lead({ site: site.name })}</p>
      <p>{aboutTexts.theName}</p>
      <h2>{aboutTexts.working}</h2>
      <p>{aboutTexts.whatPeopleDo({ site: site.name })}</p>
      <h2>{aboutTexts.care}</h2>
      <p>{aboutTexts.careAdvice}</p>
      <h2>{aboutTexts.sources}</h2>
      <p>
        <Said
          text={aboutTexts.distances}
          parts={{
            source: (words) => <a href="https://www.geonames.org/">{words}</a>,
            licence: (words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>,
          }}
        />
      </p>
      <h2>{aboutTexts.contact}</h2>
      <Contacts />
    </div>
  );
}
