import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the window something may be, so that it is there when it is scrolled to. */
const margin = '300px';

/**
 * Whether the element has come near the window; once true, it stays so. The edge of a box that scrolls by
 * itself counts as the window's.
 */
export function useNear(element: RefObject<Element>, watch: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!watch || near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watch, near]);
  return near;
}
