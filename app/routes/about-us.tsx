import type { MetaFunction } from '@remix-run/react';
import { Icon } from '../components/icon.tsx';
import { pageMeta } from '../page-meta.ts';
import { useRootData } from '../root-data.ts';
import type { LayoutHandle } from '../root-layout.tsx';

export const handle: LayoutHandle = { footer: 'long' };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'About Us', path: '/about-us' });

export default function AboutUs() {
  const site = useRootData()?.site;
  if (site === undefined) return null;
  return (
    <div className="prose">
      <h1>About Us</h1>
      <p className="lead">
        {site.name} is where Kampala buys and sells herbs and herbal remedies: from the leaf that somebody’s
        grandmother trusted to the oil that was pressed this morning.
      </p>
      <p>
        “Eddagala” is Luganda for medicine. Much of it grows in gardens, on hills and beside lakes all over
        Uganda, and is sold by people who know it well. We give them a stall that is open day and night, and
        we give buyers a calm place to look, compare, ask and find the seller.
      </p>
      <h2>How it works</h2>
      <p>
        Whoever has herbs to sell posts an advert with photos, a price and a place. Everybody may look. With a
        free account you can like, comment, save what you want to find again, and post adverts of your own.
        Buyer and seller agree between themselves; {site.name} is not a party to the sale and takes no part of
        the price.
      </p>
      <h2>With care</h2>
      <p>
        Adverts are written by their sellers. They are no medical advice, and a herb can be strong: ask a
        health worker before you use something new, above all for children, in pregnancy, or beside other
        medicine.
      </p>
      <h2>Reach us</h2>
      <ul className="contacts">
        <li>
          <Icon name="phone" />
          <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
        </li>
        <li>
          <Icon name="email" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <Icon name="place" />
          <span>{site.address}</span>
        </li>
      </ul>
    </div>
  );
}
