import type { LinksFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { formatPrice } from '../../core/shared/text/shillings.ts';
import * as sandboxTexts from '../../core/texts/sandbox.ts';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/pay.css?url';
import { Alert } from '../ui/alert.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

/** Shown in the frame of the payment page, where no script may run. */
export const handle: RouteHandle = { shell: 'bare', script: 'never' };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(sandboxTexts.title);

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

export default function Sandbox() {
  const { amount, advert, state, late, framed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <section className="sandbox">
      <header>
        <p className="sandbox-mark">{sandboxTexts.mark}</p>
        <h1>{sandboxTexts.heading}</h1>
      </header>
      <p>{sandboxTexts.explanation}</p>
      <p className="pay-amount">{formatPrice(amount)}</p>
      <p dir="auto">{advert.title}</p>
      {failure && 'message' in failure && <Alert kind="error">{failure.message}</Alert>}
      {state === 'open' && !late && (
        <Form method="post" action="." className="sandbox-choices">
          <button type="submit" className="button" name="choice" value="paid">
            {sandboxTexts.choices.paid}
          </button>
          <button type="submit" className="button button-quiet" name="choice" value="failed">
            {sandboxTexts.choices.failed}
          </button>
          <button type="submit" className="button button-quiet" name="choice" value="late">
            {sandboxTexts.choices.late}
          </button>
        </Form>
      )}
      {state === 'open' && late && (
        <p>
          <Said text={sandboxTexts.onItsWay} parts={{ again: (words) => <Link to="?late">{words}</Link> }} />
        </p>
      )}
      {state !== 'open' && (
        <Alert kind={state === 'paid' ? 'success' : 'error'}>{sandboxTexts.outcomes[state]}</Alert>
      )}
      {framed ? (
        (state !== 'open' || late) && <p>{sandboxTexts.refresh}</p>
      ) : (
        <Link to={`/pay?ad=${advert.id}`}>{sandboxTexts.back}</Link>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
