import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { RevealedContact } from '../../../core/adverts/reveal-contact.ts';
import * as offersTexts from '../../../core/texts/offers.ts';
import * as reachTexts from '../../../core/texts/reach.ts';
import { useRootData } from '../../rendering/root-data.ts';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { WayToSeller } from './advert-acts.ts';
import { AdvertIcon } from './advert-icon.tsx';

interface Props {
  advertId: string;
  sellerId: string;
  /** Besides chat. */
  ways: readonly WayToSeller[];
}

type Answer = RevealedContact | ShownFailure | undefined;

const focus = (link: HTMLElement | null) => link?.focus();

function linkIn(answer: Answer, way: WayToSeller['way'] | undefined): string | false | undefined {
  if (!answer || !('phoneNumber' in answer)) return undefined;
  return way === 'call' ? answer.call && `tel:${answer.phoneNumber}` : answer.whatsapp;
}

/**
 * The ways to an advert's seller, in one row, and below them what is asked most. Without script Call and WhatsApp lead
 * to a page with the number. With it the number takes the place of "Call", and the tap goes on to the telephone or to
 * WhatsApp; whatever is refused is told by that page.
 */
export function Reach({ advertId, sellerId, ways }: Props) {
  const { data, state, submit } = useFetcher<Answer>();
  const signedIn = useRootData()?.viewer.kind === 'user';
  const toast = useToast();
  const tapped = useRef<{ form: HTMLFormElement; way: WayToSeller['way'] }>();
  const chat = `/chat?with=${sellerId}&ad=${advertId}`;

  useEffect(() => {
    if (!data || !tapped.current) return;
    const { form, way } = tapped.current;
    const link = linkIn(data, way);
    if (link) location.assign(link);
    else if ('unsent' in data) toast(data.message);
    else form.submit();
  }, [data, toast]);

  return (
    <>
      <div className="reach dock">
        <a className="button" href={chat}>
          <Icon name="messages" />
          {reachTexts.chat}
        </a>
        {ways.map(({ way, words }) => {
          const link = linkIn(data, way);
          const shown = (
            <>
              <AdvertIcon name={way} />
              {words}
            </>
          );
          return link ? (
            <a
              key={way}
              className="button button-quiet"
              href={link}
              rel="noreferrer"
              ref={tapped.current?.way === way ? focus : undefined}
            >
              {way === 'call' ? link.slice(4) : shown}
            </a>
          ) : (
            <form
              key={way}
              method="post"
              action={`/singleherb/${advertId}/contact`}
              onSubmit={(event) => {
                // Whoever has to log in goes there.
                if (!signedIn) return;
                event.preventDefault();
                if (state !== 'idle') return;
                tapped.current = { form: event.currentTarget, way };
                submit(event.currentTarget);
              }}
            >
              <button type="submit" className="button button-quiet">
                {shown}
              </button>
            </form>
          );
        })}
      </div>
      <div className="ask-seller">
        <form method="post" action={chat}>
          <button type="submit" name="move" value="ask" className="button button-quiet button-small">
            {offersTexts.question}
          </button>
        </form>
        <a className="button button-quiet button-small" href={`${chat}#amount`}>
          <AdvertIcon name="offer" />
          {reachTexts.offer}
        </a>
      </div>
    </>
  );
}
