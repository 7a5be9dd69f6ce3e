import { useState } from 'react';
import * as S from './CompanyLogo.styles';

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

export interface CompanyLogoProps {
  name: string;
  /** If it is null or cannot be loaded, the first letter of the name is shown. */
  url: string | null;
  size?: S.LogoSize;
}

/**
 * A company's logo. Decorative: the name must be rendered next to it. The background is white in both themes, because logos
 * are made for white.
 */
export function CompanyLogo({ name, url, size = 'md' }: CompanyLogoProps) {
  const { isBroken, imageProps } = useBrokenImage(url);
  if (url === null || isBroken) {
    return (
      <S.Letter $size={size} aria-hidden="true">
        {name.trim().charAt(0).toLocaleUpperCase('pt')}
      </S.Letter>
    );
  }
  return (
    <S.Tile $size={size} data-theme="light" aria-hidden="true">
      <S.Picture src={url} alt="" loading="lazy" decoding="async" {...imageProps} />
    </S.Tile>
  );
}
