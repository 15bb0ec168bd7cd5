import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** How far beyond the window something may be, so that it is there when it is scrolled to. */
const margin = '300px';

let scrolled = false;

/**
 * Whether the element has come near the window; once true, it stays so. Before anything is scrolled only the window
 * itself counts: many people look at no more, and pay for each photo. The edge of a box that scrolls by itself counts as the
 * window's.
 */
export function useNear(element: RefObject<Element>, watch: boolean): boolean {
  const [near, setNear] = useState(false);
  const waiting = watch && !near;
  const moving = useSyncExternalStore(waiting ? onScroll : ignore, hasScrolled, () => false);
  useEffect(() => {
    if (!waiting || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: moving ? margin : '0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, waiting, moving]);
  return near;
}

/** Also before script came. */
function hasScrolled(): boolean {
  scrolled ||= scrollY > 0;
  return scrolled;
}

function onScroll(tell: () => void): () => void {
  const note = () => {
    scrolled = true;
    tell();
  };
  // Boxes that scroll by themselves tell nobody above them, except by the way down.
  addEventListener('scroll', note, { capture: true, once: true, passive: true });
  return () => removeEventListener('scroll', note, { capture: true });
}

function ignore(): () => void {
  return () => {};
}
