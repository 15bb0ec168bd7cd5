import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ConversationView } from '../../../core/entities/conversation.ts';
import type { Message } from '../../../core/entities/message.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import { useToast } from '../../ui/use-toast.ts';

/** Milliseconds in which older messages are not read out, as what is new would be. */
const quietTime = 1000;

/** Loads messages older than the first one shown. Without script it is a plain link. */
export function useOlder(
  otherId: string,
  first: Message | undefined,
  add: (messages: readonly Message[]) => void,
) {
  const toast = useToast();
  const fetcher = useFetcher<ConversationView | null>();
  const asked = useRef(false);
  const [quiet, setQuiet] = useState(false);
  const before = first !== undefined && first.position > 1 ? String(first.position) : undefined;
  const address =
    before === undefined ? undefined : `/chat?${new URLSearchParams({ with: otherId, before })}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once, when it arrives.
  useEffect(() => {
    if (!asked.current || fetcher.state !== 'idle') return;
    asked.current = false;
    if (fetcher.data) add(fetcher.data.messages);
    else toast(conversationTexts.olderFailed);
  }, [fetcher.state]);
  useEffect(() => {
    if (!quiet || fetcher.state !== 'idle') return;
    const timer = setTimeout(() => setQuiet(false), quietTime);
    return () => clearTimeout(timer);
  }, [quiet, fetcher.state]);
  return {
    address,
    quiet,
    loading: fetcher.state !== 'idle',
    load() {
      if (address === undefined || fetcher.state !== 'idle') return;
      asked.current = true;
      setQuiet(true);
      fetcher.load(address);
    },
  };
}
