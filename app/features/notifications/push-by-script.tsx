import { type ReactElement, useEffect, useState } from 'react';
import * as pushTexts from '../../../core/texts/push-device.ts';
import { hasSubscription, mayBeNotified } from '../../browser/push/subscription.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** The button, or why there is none; `turnOff` once this device is notified. */
export function PushByScript({
  siteKey,
  on,
  turnOff,
}: {
  siteKey: string;
  on: boolean;
  turnOff: ReactElement;
}) {
  const { turnOn, busy, done, problem } = useTurnOnPush(siteKey);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let here = true;
    if (on && mayBeNotified()) hasSubscription().then((has) => here && setEnded(!has));
    return () => {
      here = false;
    };
  }, [on]);
  if (!mayBeNotified()) return <p>{pushTexts.notAllowed}</p>;
  if (on && (done || !ended)) return turnOff;
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={turnOn}>
        {pushTexts.turnOn}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
