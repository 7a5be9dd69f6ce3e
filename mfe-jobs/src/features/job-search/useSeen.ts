import { useInView } from 'react-intersection-observer';

/**
 * Whether the element of `ref` has been on the screen: what it shows is then requested. A hidden element is not on the screen, and nothing
 * is without an observer (standalone test environments).
 */
export function useSeen() {
  const { ref, inView } = useInView({ triggerOnce: true, fallbackInView: false });
  return { ref, isSeen: inView };
}
