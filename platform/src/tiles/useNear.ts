import { useInView } from 'react-intersection-observer';

/**
 * When a drawing is drawn, like `loading` of an image. `lazy`: when it is near the window; before that, and in documents, it is plain
 * and of the same size. Only for places below the first screen, which hydration must not change. Default: `eager`.
 */
export type DrawingLoading = 'eager' | 'lazy';

/** How far outside the window, and outside a scrolled list, an element counts as near: it is drawn before a visitor scrolls to it. */
const margin = '400px';

/** Whether the element of `ref` has been near the window. Always true for `eager`. */
export function useNear(loading: DrawingLoading) {
  const isEager = loading === 'eager';
  const { ref, inView } = useInView({
    triggerOnce: true,
    rootMargin: margin,
    scrollMargin: margin,
    // Without an observer everything is drawn.
    fallbackInView: true,
    skip: isEager,
    ...(isEager && { initialInView: true }),
  });
  return { ref, isNear: inView };
}
