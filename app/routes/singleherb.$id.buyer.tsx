import { Link, useLoaderData } from '@remix-run/react';
import * as salesTexts from '../../core/texts/sales.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { BuyerField } from '../features/chat/buyer-field.tsx';
import { form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(salesTexts.question);

export const loader = page(async ({ core, viewer, params, url }) => {
  const id = params['id'] ?? '';
  const { title, people, buyerId } = await core.viewSale(viewer, id);
  const own = `/singleherb/${id}`;
  const back = safeRedirect(url.searchParams.get('back')) ?? own;
  return { title, people, buyerId, own, back, here: url.pathname + url.search };
});

export const action = form(async ({ core, viewer, client, params, url, typed, done }) => {
  const id = params['id'] ?? '';
  const { buyer } = typed('buyer');
  await core.nameBuyer(viewer, { advertId: id, buyer, client });
  return done(url.searchParams.get('back') ?? `/singleherb/${id}`, salesTexts.saved);
});

export const clientAction = keepForm(salesTexts.failed);

/** Asked after an advert is marked as sold. */
export default function Buyer() {
  const { title, people, buyerId, own, back, here } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>{salesTexts.question}</h1>
      <p>
        <strong dir="auto">{title}</strong> <span className="state-chip">{statesTexts.chips.sold}</span>
      </p>
      <EntryForm action={here}>
        <input type="hidden" name="from" value={here} />
        <BuyerField people={people} buyerId={buyerId} alone />
        <p className="muted">{salesTexts.explained}</p>
        <div className="button-row">
          <SubmitButton className="button">{salesTexts.save}</SubmitButton>
          <Link className="button button-quiet" to={back}>
            {salesTexts.skip}
          </Link>
        </div>
      </EntryForm>
      <form method="post" action={`${own}/state`}>
        <p className="muted">
          {salesTexts.byMistake}{' '}
          <button type="submit" name="move" value="available" className="button button-quiet button-small">
            {statesTexts.makeAvailable}
          </button>
        </p>
      </form>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
