import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import type { RevealedContact } from '../../core/adverts/reveal-contact.ts';
import { language } from '../../core/texts/page-language.ts';
import * as sellerContactTexts from '../../core/texts/seller-contact.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { waysToSeller } from '../features/adverts/advert-acts.ts';
import { BackToAdvert } from '../features/adverts/back-to-advert.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { form, page } from '../requests/request.server.ts';
import { FormAlert } from '../ui/forms/form-alert.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { Icon } from '../ui/icon.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(sellerContactTexts.heading);

export const loader = page(async ({ core, viewer, params }) => {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '');
  const ways = waysToSeller(advert);
  return {
    isOffered: ways !== undefined && ways.length > 0,
    isSold: advert.state === 'sold',
  };
});

/** The number is in the answer to a tap, and at no address that could be fetched or kept. */
export const action = form(
  ({ core, viewer, params, mailOrigin: origin, client }) =>
    core.revealContact(viewer, { advertId: params['id'] ?? '', language, origin, client }),
  { mayBeGone: true },
);

export const clientAction = keepForm(sellerContactTexts.failed);

export default function Contact() {
  const contact = useActionData<typeof action>();
  const { isOffered, isSold } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const { id = '' } = useParams();
  const mustConfirm = useRootData()?.unverified === true;
  const path = `/singleherb/${encodeURIComponent(id)}/contact`;
  return (
    <section className="form-page">
      {contact && !('ok' in contact) ? (
        <SellerContact {...contact} />
      ) : (
        <>
          <h1>{sellerContactTexts.heading}</h1>
          <FormAlert message={failure?.message} />
          {isOffered && mustConfirm && (
            <>
              {failure === undefined && <p>{sellerContactTexts.confirmFirst}</p>}
              <form method="post" action="/verify-email">
                <input type="hidden" name="from" value={path} />
                <button type="submit" className="button">
                  {sellerContactTexts.newLink}
                </button>
              </form>
            </>
          )}
          {isOffered && !mustConfirm && (
            <form method="post" action={path}>
              <button type="submit" className="button">
                <Icon name="phone" />
                {sellerContactTexts.showNumber}
              </button>
            </form>
          )}
          {!isOffered && failure === undefined && (
            <p>{isSold ? statesTexts.sold : sellerContactTexts.noNumber}</p>
          )}
        </>
      )}
      <BackToAdvert />
    </section>
  );
}

function SellerContact({ sellerName, phoneNumber, call, whatsapp }: RevealedContact) {
  return (
    <>
      <h1>{sellerContactTexts.contact({ name: sellerName })}</h1>
      <p className="contact-number">
        {call ? <a href={`tel:${phoneNumber}`}>{phoneNumber}</a> : phoneNumber}
      </p>
      <div className="button-row">
        {call && (
          <a className="button" href={`tel:${phoneNumber}`}>
            <Icon name="phone" />
            {sellerContactTexts.call}
          </a>
        )}
        {whatsapp && (
          <a className="button" href={whatsapp} rel="noreferrer">
            <Icon name="messages" />
            WhatsApp
          </a>
        )}
      </div>
    </>
  );
}

export { PageFailure as ErrorBoundary };
