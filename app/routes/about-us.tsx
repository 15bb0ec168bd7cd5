import { Contacts } from '../features/site/contacts.tsx';
import { LongFooter } from '../features/site/long-footer.tsx';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { titled } from '../ui/page-meta.ts';

export const handle: RouteHandle = { Footer: LongFooter };

export const meta = titled('About Us', { path: '/about-us' });

export default function AboutUs() {
  const site = useRootData()?.site;
  if (site === undefined) return null;
  return (
    <div className="prose">
      <h1>About Us</h1>
      <p className="lead">
        {site.name} is where Kampala buys and sells herbs and herbal remedies, from dried leaves to freshly
        pressed oils.
      </p>
      <p>
        “Eddagala” is Luganda for medicine. Much of it grows in gardens, on hills and beside lakes all over
        Uganda, and is sold by people who know it well. Here sellers can offer it at any hour, and buyers can
        look, compare and ask in peace.
      </p>
      <h2>How it works</h2>
      <p>
        Anyone with herbs to sell can post an advert with photos, a price and a place. Anyone can look. With a
        free account you can also like, comment, save adverts and post your own. Buyer and seller make their
        own arrangements; {site.name} is not a party to the sale and takes no commission.
      </p>
      <h2>Take care</h2>
      <p>
        Adverts are written by their sellers. They are not medical advice, and herbs can be strong: ask a
        health worker before you use something new, especially for a child, during pregnancy or with other
        medicine.
      </p>
      <h2>Sources</h2>
      <p>
        How far an advert is from you is worked out from a middle point of each district. Most of these points
        are from <a href="https://www.geonames.org/">GeoNames</a>, under the licence{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; we rounded them, and chose the
        others ourselves.
      </p>
      <h2>Contact us</h2>
      <Contacts />
    </div>
  );
}
