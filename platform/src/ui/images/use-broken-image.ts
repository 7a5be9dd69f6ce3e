import { useState } from 'react';

/** Returns whether an image failed to load, and the props of its `img` element. A new URL resets the state. */
export function useBrokenImage(url: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  return {
    isBroken: url === broken && broken !== null,
    imageProps: { ref: repeatFailure, onError: () => setBroken(url ?? null) },
  };
}

/** Setting `src` again repeats the error event of an image that failed before hydration. */
function repeatFailure(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
