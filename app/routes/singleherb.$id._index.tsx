import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { formatPrice } from '../../core/adverts/price.ts';
import { maxCommentLength } from '../../core/comments/limits.ts';
import { texts } from '../../core/texts.ts';
import { AdvertSlip } from '../components/advert-slip.tsx';
import { ChatLink } from '../components/chat-link.tsx';
import { CommentForm } from '../components/comment-form.tsx';
import { CommentList } from '../components/comment-list.tsx';
import { Description } from '../components/description.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { Icon } from '../components/icon.tsx';
import { OwnActs } from '../components/own-acts.tsx';
import { PhotoCarousel } from '../components/photo-carousel.tsx';
import { Place } from '../components/place.tsx';
import { Reactions } from '../components/reactions.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { SellerCard } from '../components/seller-card.tsx';
import { ownActs } from '../own-acts.server.ts';
import { pageMeta } from '../page-meta.ts';
import { form, newFormKey, page } from '../request.server.ts';
import { slipOf } from '../shown-adverts.ts';

export const loader = page(async ({ core, viewer, url, params, takeDraft }) => {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '');
  const [comments, similar, draft] = await Promise.all([
    core.listComments(viewer, advert, url.searchParams.get('comments') ?? undefined),
    core.similarAdverts(viewer, advert),
    takeDraft(),
  ]);
  const photo = Number(url.searchParams.get('photo') ?? 1) - 1;
  return {
    advert,
    comments,
    similar: similar.map(slipOf),
    startPhoto: advert.pictures[photo] === undefined ? 0 : photo,
    keptComment: draft?.['comment'] ?? '',
    // Visitors share a page; whoever comments logs in first, and then has one of their own.
    formKey: viewer.kind === 'visitor' ? undefined : newFormKey(),
    chip: advert.state === 'live' ? undefined : texts.states.chips[advert.state],
    chat: advert.state === 'live' && advert.seller !== undefined,
    acts: advert.own ? ownActs(advert, core.takesPayments()) : [],
  };
});

export const action = form(
  async ({ core, viewer, client, params, fields, formKey, done }) => {
    const advertId = params['id'] ?? '';
    await core.addComment(viewer, { advertId, comment: fields['comment'] ?? '', formKey, client });
    return done(`/singleherb/${advertId}#comments`);
  },
  {
    act: ({ params, fields, formKey }) => ({
      kind: 'comment',
      advertId: params['id'] ?? '',
      comment: fields['comment'] ?? '',
      formKey,
    }),
  },
);

export const clientAction = keepForm(texts.comments.failed, { inWords: true });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (data === undefined) return pageMeta(matches, { title: texts.adverts.notFound });
  const { id, title, price, description, district, cover } = data.advert;
  return pageMeta(matches, {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    description: `${formatPrice(price)}, ${district}. ${description}`.replaceAll(/\s+/g, ' ').slice(0, 180),
    path: `/singleherb/${id}`,
    picture: cover,
    kind: 'product',
  });
};

export default function SingleHerb() {
  const { advert, comments, similar, startPhoto, keptComment, formKey, chip, chat, acts } =
    useLoaderData<typeof loader>();
  const failure = useFormFailure();
  return (
    <div className="detail">
      <PhotoCarousel
        key={advert.id}
        advertId={advert.id}
        title={advert.title}
        pictures={advert.pictures}
        start={startPhoto}
      />
      <div className="detail-label" id={advert.id}>
        <h1 className="first-capital" dir="auto">
          {advert.title}
        </h1>
        {chip && <p className="state-chip">{chip}</p>}
        <p className="price-label">{formatPrice(advert.price)}</p>
        <p className="card-place">
          <Place district={advert.district} village={advert.village} />
          <RelativeTime at={advert.postedAt} />
        </p>
        <Reactions key={advert.id} advert={advert} />
        <OwnActs acts={acts} />
        <SellerCard
          seller={advert.seller}
          joinedAt={advert.sellerJoinedAt}
          advertCount={advert.sellerAdvertCount}
        />
        {chat && <ChatLink sellerId={advert.sellerId} advertId={advert.id} />}
        <p className="safety-line">
          <Icon name="shield" />
          Meet in a public place, look before you pay, and ask a health worker if you are unsure.
        </p>
      </div>
      <section className="detail-text" aria-label="Description">
        <h2>Description</h2>
        <Description text={advert.description} />
        {advert.herbs.length > 0 && (
          <p>
            More of{' '}
            {advert.herbs.map(({ slug, name }, index) => (
              <Fragment key={slug}>
                {index > 0 && ', '}
                <Link to={`/herbs/${slug}`}>{name}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </section>
      <section className="detail-comments" id="comments" aria-label="Comments">
        <h2>Comments</h2>
        <CommentForm
          key={advert.id}
          advertId={advert.id}
          formKey={formKey}
          keptText={keptComment}
          answer={failure}
          maxLength={maxCommentLength}
        />
        <CommentList key={`${advert.id}-list`} comments={comments} advertId={advert.id} />
      </section>
      {similar.length > 0 && (
        <section className="detail-similar" aria-label="Similar herbs">
          <h2>Similar herbs</h2>
          <ul className="slips">
            {similar.map((card) => (
              <AdvertSlip key={card.id} advert={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
