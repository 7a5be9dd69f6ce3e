import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the window, and outside a scrolled list, an element counts as near: it is drawn before a visitor scrolls to it. */
const margin = '400px';

interface Near<Target extends Element> {
  ref: RefObject<Target | null>;
  /** Whether the element has been near the window. */
  isNear: boolean;
}

/**
 * False on the server and until the element is near, so that documents do not contain drawings far below the first screen. Not shared with
 * `useSeen` of mfe-jobs, which requests data: a hook of platform would be part of its versioned API.
 */
export function useNear<Target extends Element>(): Near<Target> {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear || typeof window.IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
