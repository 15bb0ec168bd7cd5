import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '../../../core/entities/conversation.ts';
import type { Message } from '../../../core/entities/message.ts';
import { listen } from '../../browser/live/live.ts';
import { useShown } from './keep-shown.ts';
import { knownMessages } from './known-messages.ts';
import { useRefetch } from './use-refetch.ts';

/**
 * The messages of the page together with those that come while it is open, what may be rated and what they are about by
 * then, and whether the other is gone: that is looked at when one of so many messages is refused. `add` puts older
 * messages before them.
 */
export function useConversation(
  conversation: ConversationView & { readonly latest: boolean },
  refused: number,
) {
  const { other, latest, lastEventId } = conversation;
  const [seenLive, setSeenLive] = useState(0);
  const [heard, setHeard] = useState<readonly Message[]>([]);
  const messages = knownMessages(conversation.messages, heard);
  const last = useRef(0);
  last.current = messages.at(-1)?.position ?? 0;
  const add = useCallback((more: readonly Message[]) => setHeard((before) => [...before, ...more]), []);
  useShown(other.id);

  // Fetching the page counts as reading it, so this waits until somebody is looking.
  const { fetched, happened } = useRefetch<ConversationView>(
    `/chat?${new URLSearchParams({ with: other.id })}`,
  );
  /** Messages that cannot be shown before earlier ones have been fetched. */
  const ahead = useRef<readonly Message[]>([]);
  const addWhatFollows = useCallback(() => {
    const waiting = [...ahead.current].sort((one, another) => one.position - another.position);
    let next = waiting.shift();
    while (next !== undefined && next.position <= last.current + 1) {
      last.current = Math.max(last.current, next.position);
      add([next]);
      next = waiting.shift();
    }
    ahead.current = next === undefined ? [] : [next, ...waiting];
  }, [add]);
  const take = useCallback(
    (message: Message) => {
      if (message.from !== other.id && message.to !== other.id) return;
      ahead.current = [...ahead.current, message];
      addWhatFollows();
      if (ahead.current.includes(message)) happened(true);
    },
    [other.id, addWhatFollows, happened],
  );
  useEffect(() => {
    if (!fetched) return;
    last.current = Math.max(last.current, fetched.lastPosition);
    add(fetched.messages);
    addWhatFollows();
  }, [fetched, add, addWhatFollows]);

  // Who may rate whom is known to the server, and may change when both have written or another advert is asked about.
  const both = new Set(messages.map(({ from }) => from)).size > 1;
  const newest = messages.filter(({ quotedAdvert }) => quotedAdvert).at(-1)?.quotedAdvert?.id;
  const rateable = both && newest;
  const known = useRef(rateable);
  useEffect(() => {
    if (known.current === rateable) return;
    known.current = rateable;
    happened(true);
  }, [rateable, happened]);

  useEffect(() => {
    if (refused > 0) happened(true);
  }, [refused, happened]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the starting point matters only at first.
  useEffect(() => {
    if (!latest) return;
    return listen((event) => {
      if (event.kind === 'message' || event.kind === 'sent') take(event.message);
      if (event.kind === 'seen' && event.with === other.id) setSeenLive(event.position);
      if (event.kind === 'missed' || event.kind === 'start') happened(event.kind === 'missed');
    }, Number(lastEventId));
  }, [latest, take, happened, other.id]);

  const now = useRef<Pick<ConversationView, 'toRate' | 'about' | 'seenUpTo' | 'gone'>>(conversation);
  if (fetched) now.current = fetched;
  const { toRate, about, gone = conversation.gone } = now.current;
  const seenUpTo = Math.max(now.current.seenUpTo, seenLive);
  return { messages, add, toRate, about, seenUpTo, gone };
}
