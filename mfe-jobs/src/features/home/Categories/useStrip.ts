import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels of one step, and the number of cards up to which there is nothing to scroll (SPEC §2). */
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

/** More than three cards rarely fit, and arrows that come late move what is beside them. */
const unmeasured = { overflows: true, isAtStart: true, isAtEnd: false };

/** Arrows for a strip of more than three cards that does not fit; measured after the first render only. */
export function useStrip(cards: number): StripScroll {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(unmeasured);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const measure = () => setPlace(placeOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [cards]);
  const scroll = (left: number) => strip.current?.scrollBy({ left, behavior: 'smooth' });
  return {
    strip,
    hasArrows: cards > fewCards && place.overflows,
    isAtStart: place.isAtStart,
    isAtEnd: place.isAtEnd,
    back: () => scroll(-step),
    forth: () => scroll(step),
  };
}

/** A pixel of tolerance: zoomed pages have broken positions. */
function placeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return {
    overflows: scrollWidth > clientWidth + 1,
    isAtStart: scrollLeft <= 1,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}
