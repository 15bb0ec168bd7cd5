import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { perUnit } from '../../core/prices/unit-price.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as shareTexts from '../../core/texts/share.ts';
import * as unitsTexts from '../../core/texts/units.ts';
import { Price } from '../features/adverts/price.tsx';
import { ShareWays } from '../features/adverts/share-ways.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { page } from '../requests/request.server.ts';
import { useHydrated } from '../ui/forms/use-hydrated.ts';
import { pageMeta } from '../ui/page-meta.ts';
import { Photo } from '../ui/photo.tsx';

export const loader = page(async ({ core, viewer, params }) => {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '');
  const { id, title, price, cover } = advert;
  return { id, title, price, per: perUnit(advert, unitsTexts), cover };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data ? shareTexts.title({ title: data.title }) : advertsTexts.notFound });

export default function Share() {
  const { id, title, price, per, cover } = useLoaderData<typeof loader>();
  const address = `${useRootData()?.site.publicUrl ?? ''}/singleherb/${id}`;
  const script = useHydrated();
  return (
    <div className="share-page">
      <h1>{shareTexts.heading}</h1>
      <div className="slip card-sheet">
        <Photo picture={cover} alt="" sizes="112px" widest={320} loading="eager" />
        <div className="slip-words">
          <p className="slip-title" dir="auto">
            <Link to={`/singleherb/${id}`}>{title}</Link>
          </p>
          <p className="slip-price figures">
            <Price price={price} per={per} />
          </p>
        </div>
      </div>
      <ShareWays title={title} address={address} script={script} />
    </div>
  );
}
