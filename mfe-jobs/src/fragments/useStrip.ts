import { useEffect, useRef, useState, type RefObject } from 'react';

/** Scroll step in pixels, and the number of cards up to which scrolling is disabled (SPEC §2). */
const step = 200;
const fewCards = 3;

export interface StripScroll {
  strip: RefObject<HTMLUListElement | null>;
  hasArrows: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
  back: () => void;
  forth: () => void;
}

interface Place {
  overflows: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Assumed before the first measurement: more than three cards rarely fit, and arrows that appear late shift the layout. */
const unmeasured: Place = { overflows: true, isAtStart: true, isAtEnd: false };

/** Scroll state of a strip. It has arrows if more than three cards do not fit. */
export function useStrip(cards: number): StripScroll {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(unmeasured);
  /** End of the running smooth scroll, from which another click continues. */
  const target = useRef<number | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const arrive = () => (target.current = null);
    const measure = () => {
      // For browsers without `scrollend`.
      if (Math.abs(element.scrollLeft - (target.current ?? element.scrollLeft)) <= 1) arrive();
      const measured = placeOf(element);
      // The same object if nothing has changed, because every other one renders all cards again.
      setPlace((known) => (isSamePlace(known, measured) ? known : measured));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    element.addEventListener('scrollend', arrive);
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      element.removeEventListener('scrollend', arrive);
    };
  }, [cards]);
  const scroll = (distance: number) => {
    const element = strip.current;
    if (element === null) return;
    const end = element.scrollWidth - element.clientWidth;
    target.current = Math.max(0, Math.min(end, (target.current ?? element.scrollLeft) + distance));
    element.scrollTo({ left: target.current, behavior: 'smooth' });
  };
  return {
    strip,
    hasArrows: cards > fewCards && place.overflows,
    isAtStart: place.isAtStart,
    isAtEnd: place.isAtEnd,
    back: () => scroll(-step),
    forth: () => scroll(step),
  };
}

const isSamePlace = (one: Place, other: Place) =>
  one.overflows === other.overflows && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;

/** With a tolerance of one pixel, because positions are fractional on zoomed pages. */
function placeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  return {
    overflows: scrollWidth > clientWidth + 1,
    isAtStart: scrollLeft <= 1,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}
