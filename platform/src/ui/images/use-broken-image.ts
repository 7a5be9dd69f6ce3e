import { useState } from 'react';

/**
 * Whether an image could not be loaded, for a fallback in its place, and the properties of its `img` element. Another address is
 * tried again.
 */
export function useBrokenImage(url: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  return {
    isBroken: url === broken && broken !== null,
    imageProps: { ref: repeatFailure, onError: () => setBroken(url ?? null) },
  };
}

/** An image that failed before hydration had no handler: its address, set again, fails again. */
function repeatFailure(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
