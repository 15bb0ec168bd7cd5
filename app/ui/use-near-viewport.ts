import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Distance from the viewport at which an element counts as near, so that it has loaded when it is scrolled to. */
const margin = '300px';
/** Before the first scroll, what only peeks in at the side, as a hint that a row goes on, does not count. */
const marginAtFirst = '0px -72px 0px 0px';

let scrolled = false;

/**
 * Whether the element has come near the viewport; once true, it stays true. Before the first scroll only the viewport
 * itself counts, because many people scroll no further and pay for each photo. The edge of a scroll container counts
 * as the viewport's.
 */
export function useNearViewport(element: RefObject<Element>, watch: boolean): boolean {
  const [near, setNear] = useState(false);
  const waiting = watch && !near;
  const moving = useSyncExternalStore(waiting ? onScroll : ignore, hasScrolled, () => false);
  useEffect(() => {
    if (!waiting || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: moving ? margin : marginAtFirst },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, waiting, moving]);
  return near;
}

/** Includes scrolling before script loaded. */
function hasScrolled(): boolean {
  scrolled ||= scrollY > 0;
  return scrolled;
}

function onScroll(tell: () => void): () => void {
  const note = () => {
    scrolled = true;
    tell();
  };
  // Scroll events of scroll containers do not bubble; the capture phase sees them.
  addEventListener('scroll', note, { capture: true, once: true, passive: true });
  return () => removeEventListener('scroll', note, { capture: true });
}

function ignore(): () => void {
  return () => {};
}
