import type { LinksFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { PaymentState } from '../../core/entities/payment.ts';
import { formatPrice } from '../../core/shared/text/shillings.ts';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/pay.css?url';
import { Alert } from '../ui/alert.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

/** Shown in the frame of the payment page, where no script may run. */
export const handle: RouteHandle = { shell: 'bare', script: 'never' };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Sandbox payment');

export const loader = page(async ({ core, viewer, params, url, request }) => {
  const { payment, advert } = await core.viewSandboxPayment(viewer, params['reference'] ?? '');
  return {
    amount: payment.amount,
    advert: { id: advert.id, title: advert.title },
    state: payment.state,
    late: url.searchParams.has('late'),
    framed: request.headers.get('Sec-Fetch-Dest') === 'iframe',
  };
});

export const action = form(async ({ core, viewer, params, fields, done }) => {
  const reference = params['reference'] ?? '';
  const { late } = await core.decideInSandbox(viewer, { reference, choice: fields['choice'] ?? '' });
  return done(`/pay/sandbox/${reference}${late ? '?late' : ''}`);
});

const outcomes: Readonly<Record<Exclude<PaymentState, 'open'>, string>> = {
  paid: 'Paid. No money has moved.',
  failed: 'The payment failed, as you chose. No money has moved.',
  reversed: 'The payment was refunded. No money has moved.',
};

export default function Sandbox() {
  const { amount, advert, state, late, framed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <section className="sandbox">
      <header>
        <p className="sandbox-mark">Sandbox</p>
        <h1>No money moves here</h1>
      </header>
      <p>
        This page stands in for a payment gateway, so that you can try out what happens when someone pays.
      </p>
      <p className="pay-amount">{formatPrice(amount)}</p>
      <p dir="auto">{advert.title}</p>
      {failure && 'message' in failure && <Alert kind="error">{failure.message}</Alert>}
      {state === 'open' && !late && (
        <Form method="post" action="." className="sandbox-choices">
          <button type="submit" className="button" name="choice" value="paid">
            Pay
          </button>
          <button type="submit" className="button button-quiet" name="choice" value="failed">
            Fail
          </button>
          <button type="submit" className="button button-quiet" name="choice" value="late">
            Pay in 10 seconds
          </button>
        </Form>
      )}
      {state === 'open' && late && (
        <p>
          The payment is on its way and will arrive in about 10 seconds. <Link to="?late">Check again</Link>
        </p>
      )}
      {state !== 'open' && <Alert kind={state === 'paid' ? 'success' : 'error'}>{outcomes[state]}</Alert>}
      {framed ? (
        (state !== 'open' || late) && <p>Tap “Refresh” below this frame to update the payment page.</p>
      ) : (
        <Link to={`/pay?ad=${advert.id}`}>Back to the payment page</Link>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
