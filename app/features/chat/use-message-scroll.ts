import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which somebody still reads the end. */
const tolerance = 64;

/**
 * Keeps the reader's place in the box of messages. The box is laid out from its end, so it opens there and its
 * scroll position counts from there: what is put before the first message moves nothing, what comes after the last
 * moves everything, unless the reader is at the end.
 */
export function useMessageScroll(box: RefObject<HTMLElement>, lastKey: string | undefined) {
  const [atEnd, setAtEnd] = useState(true);
  const height = useRef(0);
  const previousKey = useRef(lastKey);
  const look = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    setAtEnd(element.scrollTop > -tolerance);
  }, [box]);
  const toEnd = useCallback(() => {
    if (box.current !== null) box.current.scrollTop = 0;
    look();
  }, [box, look]);

  useLayoutEffectInBrowser(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - height.current;
    if (previousKey.current !== lastKey && element.scrollTop <= -tolerance) element.scrollTop -= grown;
    height.current = element.scrollHeight;
    previousKey.current = lastKey;
  });
  return { atEnd, look, toEnd };
}

/** React warns about layout effects on the server, where there is no layout. */
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
