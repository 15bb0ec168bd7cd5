import { useActionData, useParams } from '@remix-run/react';
import type { RevealedContact } from '../../core/adverts/reveal-contact.ts';
import { BackToAdvert } from '../components/back-to-advert.tsx';
import { Icon } from '../components/icon.tsx';
import { titled } from '../page-meta.ts';
import { form } from '../request.server.ts';

export const meta = titled('Contact the seller');

/** The number is in the answer to a tap, and at no address that could be fetched or kept. */
export const action = form(
  ({ core, viewer, params, client }) => core.revealContact(viewer, { advertId: params['id'] ?? '', client }),
  { elsewhere: true },
);

export default function Contact() {
  const contact = useActionData<typeof action>();
  const { id = '' } = useParams();
  return (
    <section className="form-page">
      {contact && !('ok' in contact) ? (
        <SellerContact {...contact} />
      ) : (
        <form method="post" action={`/singleherb/${encodeURIComponent(id)}/contact`}>
          <h1>Contact the seller</h1>
          <button type="submit" className="button">
            <Icon name="phone" />
            Show the phone number
          </button>
        </form>
      )}
      <BackToAdvert />
    </section>
  );
}

function SellerContact({ sellerName, phoneNumber, call, whatsapp }: RevealedContact) {
  return (
    <>
      <h1>Contact {sellerName}</h1>
      <p className="contact-number">{phoneNumber}</p>
      <div className="button-row">
        {call && (
          <a className="button" href={`tel:${phoneNumber}`}>
            <Icon name="phone" />
            Call
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
