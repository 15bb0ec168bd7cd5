import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { formatPrice } from '../../core/adverts/price.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import { useHydrated } from '../components/fields/use-hydrated.ts';
import { Photo } from '../components/photo.tsx';
import { ShareWays } from '../components/share-ways.tsx';
import { pageMeta } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';

export const loader = page(async ({ core, viewer, params }) => {
  const { id, title, price, cover } = await core.viewAdvert(viewer, params['id'] ?? '');
  return { id, title, price, cover };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data ? `Share ${data.title}` : advertsTexts.notFound });

export default function Share() {
  const { id, title, price, cover } = useLoaderData<typeof loader>();
  const address = `${useRootData()?.site.publicUrl ?? ''}/singleherb/${id}`;
  const script = useHydrated();
  return (
    <div className="share-page">
      <h1>Share</h1>
      <div className="slip card-sheet">
        <Photo picture={cover} alt="" sizes="112px" widest={320} loading="eager" />
        <div className="slip-words">
          <p className="slip-title" dir="auto">
            <Link to={`/singleherb/${id}`}>{title}</Link>
          </p>
          <p className="slip-price figures">{formatPrice(price)}</p>
        </div>
      </div>
      <ShareWays title={title} address={address} script={script} />
    </div>
  );
}
