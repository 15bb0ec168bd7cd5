import { useEffect, useState } from 'react';
import * as pushTexts from '../../../core/texts/push.ts';
import { hasSubscription, mayBeNotified } from '../../browser/push/subscription.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Whether this device is notified, and the button for it. It is turned off without script too. */
export function PushChoice({ siteKey, on }: { siteKey: string | undefined; on: boolean }) {
  const lite = useRootData()?.lite === true;
  const hydrated = useHydrated();
  if (siteKey === undefined) return <p>{pushTexts.notOffered}</p>;
  return (
    <>
      <p>{pushTexts.explanation}</p>
      {hydrated ? (
        <ByScript siteKey={siteKey} on={on} />
      ) : on ? (
        <TurnOff />
      ) : lite ? (
        <p>{pushTexts.needsScript}</p>
      ) : (
        <noscript>
          <p>{pushTexts.needsScript}</p>
        </noscript>
      )}
    </>
  );
}

function ByScript({ siteKey, on }: { siteKey: string; on: boolean }) {
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
  if (on && (done || !ended)) return <TurnOff />;
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={turnOn}>
        {pushTexts.turnOn}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function TurnOff() {
  return (
    <>
      <p role="status">{pushTexts.isOn}</p>
      <EntryForm failure={null}>
        <input type="hidden" name="act" value="push-off" />
        <SubmitButton className="button button-quiet">{pushTexts.turnOff}</SubmitButton>
      </EntryForm>
    </>
  );
}
