import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import * as pushTexts from '../../../core/texts/push-device.ts';
import { mayBeNotified, subscribe } from '../../browser/push/subscription.ts';
import { useRootData } from '../../rendering/root-data.ts';

interface Answer {
  readonly ok: boolean;
  readonly message?: string;
}

/** Notifies this device from now on, in answer to a tap. `problem` says in words why it could not. */
export function useTurnOnPush(siteKey: string): {
  turnOn(): Promise<void>;
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
} {
  const fetcher = useFetcher<Answer>();
  const viewerId = useRootData()?.viewer.id ?? '';
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const answer = fetcher.data;
  async function turnOn(): Promise<void> {
    setAsking(true);
    setProblem(undefined);
    try {
      const fields = await subscribe(siteKey);
      if (fields !== undefined) {
        const form = { ...fields, act: 'push-on', stay: '1', for: viewerId };
        fetcher.submit(form, { method: 'post', action: '/notifications' });
      } else if (!mayBeNotified()) setProblem(pushTexts.notAllowed);
    } catch {
      setProblem(pushTexts.failed);
    }
    setAsking(false);
  }
  return {
    turnOn,
    busy: asking || fetcher.state !== 'idle',
    done: answer?.ok === true,
    problem: problem ?? (answer?.ok === false ? (answer.message ?? pushTexts.failed) : undefined),
  };
}
