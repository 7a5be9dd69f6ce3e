import { useEffect, useRef, useState, type RefObject } from 'react';

interface Seen<Target extends Element> {
  ref: RefObject<Target | null>;
  /** Whether the element has been on the screen. */
  isSeen: boolean;
}

/** Whether an element has been on the screen: what it shows is then requested. A hidden element is not on the screen. */
export function useSeen<Target extends Element>(): Seen<Target> {
  const ref = useRef<Target>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // Standalone test environments have no observer.
    if (ref.current === null || isSeen || typeof window.IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
