import { useState } from 'react';
import { css, styled } from 'styled-components';

type LogoSize = 'sm' | 'md' | 'lg' | 'xl';

const letters: Record<LogoSize, string> = {
  sm: 'var(--text-md)',
  md: 'var(--text-lg)',
  lg: 'var(--text-xl)',
  xl: 'var(--text-2xl)',
};

const tile = css<{ $size: LogoSize }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: var(--logo-${({ $size }) => $size});
  height: var(--logo-${({ $size }) => $size});
  border-radius: ${({ $size }) => ($size === 'lg' || $size === 'xl' ? 'var(--radius-lg)' : 'var(--radius-md)')};
`;

const Tile = styled.span<{ $size: LogoSize }>`
  ${tile}
  background: var(--color-surface);
  box-shadow: inset var(--shadow-edge);
`;

const Letter = styled.span<{ $size: LogoSize }>`
  ${tile}
  background: var(--color-neutral-soft);
  color: var(--color-neutral-soft-text);
  font-size: ${({ $size }) => letters[$size]};
  font-weight: var(--weight-display);
  line-height: 1;
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

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
  size?: LogoSize;
}

/**
 * A company's logo. Decorative: the name must be rendered next to it. The background is white in both themes, because logos
 * are made for white.
 *
 * @remarks
 * - Hidden from screen readers, as the name is beside it.
 */
export function CompanyLogo({ name, url, size = 'md' }: CompanyLogoProps) {
  const { isBroken, imageProps } = useBrokenImage(url);
  if (url === null || isBroken) {
    return (
      <Letter $size={size} aria-hidden="true">
        {name.trim().charAt(0).toLocaleUpperCase('pt')}
      </Letter>
    );
  }
  return (
    <Tile $size={size} data-theme="light" aria-hidden="true">
      <Picture src={url} alt="" loading="lazy" decoding="async" {...imageProps} />
    </Tile>
  );
}
