import { type LinksFunction, redirect } from '@remix-run/node';
import { Link, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { topAdvertDays } from '../../core/adverts/limits.ts';
import type { Checkout } from '../../core/payments/view-checkout.ts';
import { requireUser } from '../../core/shared/require-user.ts';
import { formatPrice } from '../../core/shared/text/shillings.ts';
import { calendarDay } from '../../core/shared/time/calendar-day.ts';
import * as daysTexts from '../../core/texts/days.ts';
import * as payTexts from '../../core/texts/pay-page.ts';
import * as paymentsTexts from '../../core/texts/payments.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { usePaymentEvents } from '../browser/live/use-payment-events.ts';
import { getSite } from '../composition/site.server.ts';
import { PayByHand } from '../features/payments/pay-by-hand.tsx';
import { PaymentFrame, type PaymentPage } from '../features/payments/payment-frame.tsx';
import { publicUrl } from '../requests/public-url.server.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/pay.css?url';
import { Alert } from '../ui/alert.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { FormAlert } from '../ui/forms/form-alert.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Photo } from '../ui/photo.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(payTexts.title);

export const loader = page(async ({ core, viewer, url }) => {
  requireUser(viewer);
  const advertId = url.searchParams.get('ad') ?? '';
  if (advertId === '') throw redirect('/account', 303);
  const checkout = await core.viewCheckout(viewer, advertId);
  const { advert, amount, stage, payment, way } = checkout;
  return {
    advert: { id: advert.id, title: advert.title, cover: advert.pictures[0] },
    amount,
    stage,
    until: checkout.promotedUntil && calendarDay(checkout.promotedUntil, daysTexts),
    reference: payment?.reference,
    transactionId: payment?.transactionId,
    byHand: typeof way === 'object' ? way : undefined,
    page: await paymentPage(checkout),
  };
});

async function paymentPage({ stage, way, payment }: Checkout): Promise<PaymentPage | undefined> {
  const url = payment?.paymentUrl;
  if (stage !== 'open' || url === undefined) return undefined;
  if (way === 'sandbox') return { url, frame: 'own' };
  const { config } = await getSite();
  return { url, frame: config.payment.frameOrigins.includes(new URL(url).origin) ? 'gateway' : undefined };
}

export const action = form(async ({ core, viewer, url, client, fields, done }) => {
  const advertId = url.searchParams.get('ad') ?? '';
  const { transactionId } = fields;
  if (transactionId === undefined) {
    await core.initiatePayment(viewer, { advertId, origin: await publicUrl(url), client });
  } else {
    await core.nameTransaction(viewer, { advertId, transactionId, client });
  }
  return done(`/pay?${new URLSearchParams({ ad: advertId })}`);
});

export const clientAction = keepForm(paymentsTexts.failed);

/** Also reloads after a refusal below 500, which means that the page is out of date. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;

export default function Pay() {
  const { advert, amount, stage, until, reference, transactionId, byHand, page } =
    useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const here = `/pay?${new URLSearchParams({ ad: advert.id })}`;
  const isByHand = stage === 'by-hand' || stage === 'checking';
  const payable = stage === 'ready' || stage === 'failed' || stage === 'not-found' || stage === 'reversed';
  usePaymentEvents(advert.id, !payable && stage !== 'promoted' && stage !== 'not-live');
  const refresh = (
    <Link className="button button-plain" to={here}>
      <Icon name="refresh" className="icon-small" />
      {payTexts.refresh}
    </Link>
  );
  return (
    <section className="pay">
      <h1>{payTexts.title}</h1>
      <div className="pay-subject card-sheet">
        {advert.cover && <Photo picture={advert.cover} alt="" sizes="96px" widest={320} />}
        <div>
          <p className="pay-title" dir="auto">
            <Link to={`/singleherb/${advert.id}`}>{advert.title}</Link>
          </p>
          <p className="muted">{payTexts.topAdvert({ days: topAdvertDays })}</p>
          <p className="pay-amount">{formatPrice(amount)}</p>
        </div>
      </div>
      {stage === 'promoted' && until && (
        <>
          <Alert kind="success">{paymentsTexts.promotedUntil({ date: until })}</Alert>
          <Link className="button button-quiet" to="/home">
            {payTexts.seeTopAdverts}
          </Link>
        </>
      )}
      {stage === 'not-set-up' && failure === undefined && (
        <Alert kind="error">{paymentsTexts.notSetUp}</Alert>
      )}
      {stage === 'not-live' && failure === undefined && <Alert kind="error">{statesTexts.notLive}</Alert>}
      {stage === 'checking' && <Alert kind="success">{paymentsTexts.transactionNamed}</Alert>}
      {failure === undefined && stage === 'failed' && <Alert kind="error">{paymentsTexts.failed}</Alert>}
      {stage === 'not-found' && reference && (
        <>
          {failure === undefined && <Alert kind="error">{paymentsTexts.notFoundByHand({ reference })}</Alert>}
          <Link className="button button-quiet" to="/report-problem">
            {payTexts.tellUs}
          </Link>
        </>
      )}
      {failure === undefined && stage === 'reversed' && <Alert kind="error">{paymentsTexts.reversed}</Alert>}
      {payable && (
        <EntryForm action={here}>
          <input type="hidden" name="from" value={here} />
          <p>{payTexts.whereShown({ days: topAdvertDays })}</p>
          <SubmitButton>{payTexts.pay}</SubmitButton>
        </EntryForm>
      )}
      {!payable && !isByHand && <FormAlert message={failure?.message} />}
      {stage === 'preparing' && failure === undefined && <p role="status">{paymentsTexts.beingPrepared}</p>}
      {isByHand && byHand && reference && (
        <PayByHand {...byHand} {...{ here, amount, reference, transactionId, failure }} />
      )}
      {page && <PaymentFrame {...page}>{refresh}</PaymentFrame>}
      {(stage === 'preparing' || stage === 'checking') && refresh}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
