import { data, type LinksFunction, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { maxPictures } from '../../core/adverts/limits.ts';
import { maxCommentLength } from '../../core/comments/limits.ts';
import type { AdvertDetail } from '../../core/entities/advert.ts';
import { perUnit, unitPrice } from '../../core/prices/unit-price.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { isCursor } from '../../core/shared/paging/cursor.ts';
import { cutText } from '../../core/shared/text/cut-text.ts';
import * as advertPageTexts from '../../core/texts/advert-page.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as claimsTexts from '../../core/texts/claims.ts';
import * as commentsTexts from '../../core/texts/comments.ts';
import { language } from '../../core/texts/page-language.ts';
import * as statesTexts from '../../core/texts/states.ts';
import * as unitsTexts from '../../core/texts/units.ts';
import { SellerCard } from '../features/account/seller-card.tsx';
import { type AdvertAct, reviewActs, waysToSeller } from '../features/adverts/advert-acts.ts';
import { AdvertIcon } from '../features/adverts/advert-icon.tsx';
import { AdvertSlips } from '../features/adverts/advert-slip.tsx';
import { slipOf } from '../features/adverts/advert-views.ts';
import { CommentForm, commentOn } from '../features/adverts/comment-form.tsx';
import { CommentList } from '../features/adverts/comment-list.tsx';
import { Description } from '../features/adverts/description.tsx';
import { ownView, shownAdvert, shownFacts, shownState } from '../features/adverts/detail-view.server.ts';
import { FollowButton } from '../features/adverts/follow-button.tsx';
import { OwnAdvertActs as OwnActsOnServer } from '../features/adverts/own-advert-acts.tsx';
import { PhotoCarousel } from '../features/adverts/photo-carousel.tsx';
import { Price } from '../features/adverts/price.tsx';
import { Reach } from '../features/adverts/reach.tsx';
import { Reactions } from '../features/adverts/reactions.tsx';
import { structuredAdvert } from '../features/adverts/structured-advert.ts';
import { shownHerb } from '../features/herbs/herb-box.server.ts';
import { HerbBox } from '../features/herbs/herb-box.tsx';
import { WaitingHere } from '../features/waiting/waiting-here.tsx';
import type { RootData } from '../rendering/root-data.ts';
import { form, newFormKey, type PageContext, type Stayed, sharedPage } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { visitOf } from '../requests/view-request.server.ts';
import stylesheet from '../styles/advert.css?url';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import { awaitLogin, forgetUnfinished, textIn } from '../ui/forms/use-unfinished.ts';
import { Icon } from '../ui/icon.tsx';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { RelativeTime } from '../ui/relative-time.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/**
 * Browsers load this part for sellers only. What cannot be loaded stays as the server made it, which works without
 * script.
 */
const OwnActs = import.meta.env.SSR
  ? OwnActsOnServer
  : lazy(() =>
      import('../features/adverts/own-advert-acts.tsx').then(
        ({ OwnAdvertActs }) => ({ default: OwnAdvertActs }),
        () => new Promise<never>(() => {}),
      ),
    );

/** As the links of the carousel count, from 1. */
const isPhotoNumber = (value: string) => /^[1-9]$/.test(value) && Number(value) <= maxPictures;

export const loader = sharedPage({ comments: isCursor, photo: isPhotoNumber }, async (context) => {
  const { core, viewer, params } = context;
  try {
    return data(await loadAdvert(context));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'gone') throw error;
    const { title, similar } = await core.viewEndedAdvert(viewer, params['id'] ?? '');
    const { words } = advertPageTexts;
    return data(
      { head: { title }, words, ended: said(error.text), similar: similar.map(slipOf) },
      { status: 410 },
    );
  }
});

async function loadAdvert({ core, viewer, request, client, url, params, unfinished }: PageContext) {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '', language);
  core.noteView(
    viewer,
    advert,
    visitOf(request.method, (name) => request.headers.get(name), client),
  );
  const [comments, similar, herb, kept] = await Promise.all([
    core.listComments(viewer, advert, url.searchParams.get('comments') ?? undefined),
    core.similarAdverts(viewer, advert),
    advert.own ? undefined : core.recogniseHerb(advert.title, language),
    unfinished(),
  ]);
  const photo = Number(url.searchParams.get('photo') ?? 1) - 1;
  return {
    head: headOf(advert),
    advert: shownAdvert(advert),
    per: perUnit(advert, unitsTexts),
    state: shownState(advert),
    facts: shownFacts(advert),
    comments,
    similar: similar.map(slipOf),
    startPhoto: advert.pictures[photo] === undefined ? 0 : photo,
    kept,
    // Visitors share a page; they log in before they comment, and then get a page of their own.
    formKey: viewer.kind === 'visitor' ? undefined : newFormKey(),
    // Part of the data, because the script of this page must not grow.
    advice: advertsTexts.advice,
    hidden: advert.hidden && {
      why: advert.hidden.why.map(said).join(' '),
      acts: reviewActs({ id: advert.id, review: advert.hidden.review }),
    },
    sold: advert.state === 'sold' && statesTexts.sold,
    ways: advert.own ? undefined : waysToSeller(advert),
    herb: herb && shownHerb(herb),
    own: advert.own && ownView(advert, core.takesPayments()),
    stall: advertPageTexts.seeStall,
    words: advertPageTexts.words,
  };
}

/** On the server, because the script of this page must not grow. */
function headOf(advert: Omit<AdvertDetail, 'approval'>) {
  const { id, title, description, district, cover } = advert;
  return {
    title,
    description: cutText(
      `${unitPrice(advert, unitsTexts)}, ${district}. ${description}`.replaceAll(/\s+/g, ' '),
      180,
    ),
    path: `/singleherb/${id}`,
    picture: cover,
    kind: 'product' as const,
  };
}

export const action = form(
  async ({ core, viewer, client, params, fields, formKey, done }) => {
    const advertId = params['id'] ?? '';
    const review = fields['review'] === '1';
    const comment = fields['comment'] ?? '';
    const hidden = await core.addComment(viewer, { advertId, comment, formKey, client, review });
    return done(`/singleherb/${advertId}#comments`, hidden ? claimsTexts.commentSent : undefined);
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

const send = keepForm(commentsTexts.failed, { inWords: true });

export async function clientAction(args: ClientActionFunctionArgs) {
  const sent = await args.request.clone().formData();
  const name = commentOn(args.params['id']);
  const text = textIn(sent, 'comment');
  try {
    const answer = await send(args);
    if ((answer as Stayed).ok) forgetUnfinished(name, text);
    return answer;
  } catch (redirect) {
    awaitLogin(name, text);
    throw redirect;
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) =>
  pageMeta(
    matches,
    error || !data ? { title: failureTitle(error) } : { ...data.head, ...structuredOf(data) },
  );

/** For search engines, so browsers do not load the code. */
function structuredOf(shown: Shown) {
  if (!import.meta.env.SSR || !('advert' in shown)) return {};
  const { advert } = shown;
  return { structured: (root: RootData) => structuredAdvert(advert, root) };
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

export default function SingleHerb() {
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      {'advert' in shown && shown.hidden && <WhyHidden {...shown.hidden} />}
      {'advert' in shown ? (
        <WholeAdvert {...shown} />
      ) : (
        <div>
          <h1 dir="auto">{shown.head.title}</h1>
          <p>{shown.ended}</p>
        </div>
      )}
      {shown.similar.length > 0 && (
        <section className="detail-similar" aria-label={shown.words.similar}>
          <h2>{shown.words.similar}</h2>
          <AdvertSlips adverts={shown.similar} />
        </section>
      )}
      {'advert' in shown && !shown.own && (
        <a className="quiet-link" href={`/report?advert=${shown.advert.id}`}>
          <Icon name="flag" className="icon-small" />
          {shown.words.report}
        </a>
      )}
    </>
  );
}

/** Above a hidden advert, for its seller: the reason, and what the seller can do. */
function WhyHidden({ why, acts }: { why: string; acts: readonly AdvertAct[] }) {
  return (
    <div className="alert alert-error detail-hidden">
      <Icon name="problem" />
      <div>
        <p>{why}</p>
        <div className="button-row">
          {acts.map(({ to, words }) => (
            <a key={to} className="button button-quiet button-small" href={to}>
              {words}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}

function WholeAdvert({
  advert,
  per,
  facts,
  comments,
  startPhoto,
  kept,
  formKey,
  ways,
  herb,
  own,
  state,
  stall,
  words,
  advice,
  sold,
}: Extract<Shown, { readonly advert: unknown }>) {
  const failure = useFormFailure();
  return (
    <div className="detail">
      <PhotoCarousel key={advert.id} {...advert} start={startPhoto} />
      <div className="detail-label" id={advert.id}>
        {state && (
          <p className="detail-state muted">
            <span className={state.className}>{state.chip}</span> <span>{state.ends}</span>
          </p>
        )}
        <h1 dir="auto">{advert.title}</h1>
        {sold && <p>{sold}</p>}
        <p className="price-label">
          <Price price={advert.price} per={per} />
        </p>
        <ul className="facts">
          {facts.map(({ icon, strong, words: said, isPlace }) => (
            <li key={icon}>
              <AdvertIcon name={icon} />
              <span>
                <b>{strong}</b>
                {said}
                {isPlace && <RelativeTime at={advert.postedAt} />}
              </span>
            </li>
          ))}
        </ul>
        {advert.approval && (
          <p className="small">
            {advert.approval} <a href="/help#approval">{words.howToCheck}</a>
          </p>
        )}
        {own && (
          <Suspense>
            <OwnActs advert={advert} own={own} />
          </Suspense>
        )}
        {ways && <Reach key={advert.id} advertId={advert.id} sellerId={advert.sellerId} ways={ways} />}
        <Reactions key={`${advert.id}-reactions`} advert={advert} share={!own} />
        {!own && (
          <>
            <SellerCard {...advert}>
              {advert.seller && (
                <FollowButton key={advert.id} sellerId={advert.sellerId} following={advert.following} />
              )}
              <a className="button button-quiet button-small" href={`/user/${advert.sellerId}`}>
                <AdvertIcon name="stall" />
                {stall}
              </a>
            </SellerCard>
            <p className="safety-line">
              <Icon name="shield" />
              {advice}
            </p>
          </>
        )}
      </div>
      <section className="detail-text" aria-label={words.description}>
        <h2>{words.description}</h2>
        <Description text={advert.description} />
        {herb && <HerbBox {...herb} label={herb.name} />}
        {!herb && advert.herbs.length > 0 && (
          <p>
            {words.moreOf}{' '}
            {advert.herbs.map(({ slug, name }, index) => [
              index > 0 && ', ',
              <a key={slug} href={`/herbs/${slug}`}>
                {name}
              </a>,
            ])}
          </p>
        )}
      </section>
      <section className="detail-comments" id="comments" aria-label={words.comments}>
        <h2>{words.comments}</h2>
        <UnfinishedNotice said={kept?.['said']} />
        <CommentForm
          key={advert.id}
          advertId={advert.id}
          formKey={formKey}
          keptText={kept?.['comment'] ?? ''}
          answer={failure}
          maxLength={maxCommentLength}
        />
        <WaitingHere page={`/singleherb/${advert.id}`} />
        <CommentList key={`${advert.id}-list`} comments={comments} advertId={advert.id} />
      </section>
    </div>
  );
}

export { unlessUnreached as shouldRevalidate } from '../ui/forms/keep-form.ts';
export { PageFailure as ErrorBoundary };
