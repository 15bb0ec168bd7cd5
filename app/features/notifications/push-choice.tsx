import { lazy, Suspense } from 'react';
import * as pushTexts from '../../../core/texts/push.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

const PushByScript = lazy(() =>
  import('./push-by-script.tsx').then(
    ({ PushByScript }) => ({ default: PushByScript }),
    () => ({ default: PushNotLoaded }),
  ),
);

function PushNotLoaded() {
  return <p role="alert">{pushTexts.notLoaded}</p>;
}

/** Whether this device is notified, and the button for it. It is turned off without script too. */
export function PushChoice({ siteKey, on }: { siteKey: string | undefined; on: boolean }) {
  const lite = useRootData()?.lite === true;
  const hydrated = useHydrated();
  if (siteKey === undefined) return <p>{pushTexts.notOffered}</p>;
  return (
    <>
      <p>{pushTexts.explanation}</p>
      {hydrated ? (
        <Suspense>
          <PushByScript siteKey={siteKey} on={on} turnOff={<TurnOff />} />
        </Suspense>
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
