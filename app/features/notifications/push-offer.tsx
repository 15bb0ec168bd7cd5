import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as pushTexts from '../../../core/texts/push-device.ts';
import { putOff } from '../../browser/push/ask-once.ts';
import { mayBeNotified } from '../../browser/push/subscription.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Asks somebody who has written whether this device shall be notified; nothing if the site does not offer that. */
export function PushOffer() {
  const { load, data } = useFetcher<{ push: { siteKey?: string; on: boolean } }>();
  // As it was at first: afterwards it says that the device is notified.
  const [push, setPush] = useState(data?.push);
  const [closed, setClosed] = useState(false);
  useEffect(() => load('/notifications'), [load]);
  if (push === undefined && data !== undefined) setPush(data.push);
  if (closed || push?.siteKey === undefined || push.on || !mayBeNotified()) return null;
  return <Offer siteKey={push.siteKey} onClose={() => setClosed(true)} />;
}

function Offer({ siteKey, onClose }: { siteKey: string; onClose: () => void }) {
  const { turnOn, busy, done, problem } = useTurnOnPush(siteKey);
  return (
    <section className="push-offer" aria-label={pushTexts.ask}>
      <Icon name="bell" />
      <div>
        <p role={done ? 'status' : undefined}>{done ? pushTexts.nowOn : pushTexts.ask}</p>
        {problem && <p role="alert">{problem}</p>}
        {!done && (
          <p className="button-row">
            <button
              type="button"
              className="button button-quiet button-small"
              disabled={busy}
              onClick={turnOn}
            >
              {pushTexts.turnOn}
            </button>
            <button
              type="button"
              className="button button-plain button-small"
              onClick={() => {
                putOff();
                onClose();
              }}
            >
              {pushTexts.notNow}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
