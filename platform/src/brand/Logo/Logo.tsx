import { styled } from 'styled-components';
import { brand } from 'shared-contracts';
import { media } from '../../theme/media';

const colors = { default: 'var(--color-text)', onGreen: 'var(--color-chrome-text)', mono: 'currentColor' };
const dots = { default: 'var(--color-accent)', onGreen: 'var(--color-accent)', mono: 'currentColor' };
const heights = { header: 'var(--logo-header)', large: 'var(--control-md)' };

const Dot = styled.circle`
  fill: var(--logo-dot);
`;

const Drawing = styled.svg.attrs({ role: 'img' })<{
  $variant: keyof typeof colors;
  $size: keyof typeof heights;
}>`
  --logo-dot: ${({ $variant }) => dots[$variant]};

  width: auto;
  height: ${({ $size }) => heights[$size]};
  color: ${({ $variant }) => colors[$variant]};

  ${media.forcedColors} {
    color: CanvasText;
  }
`;

export interface LogoProps {
  /** `onGreen` for the header and footer, `mono` for a single color. */
  variant?: 'default' | 'onGreen' | 'mono';
  /** Height: `header` follows the header, `large` is the landing page's. */
  size?: 'header' | 'large';
}

/** The logo. Its accessible name is the brand's name, so a link around it needs no other label. */
export function Logo({ variant = 'default', size = 'header' }: LogoProps) {
  return (
    <Drawing $variant={variant} $size={size} viewBox="0 0 388 76" width="194" height="38" aria-label={brand.name}>
      <g fill="none" stroke="currentColor" strokeWidth="8.5" strokeLinecap="round">
        <path d="M7 31.5c9.5 3.6 19.5 4.1 29.5 1.2 8-2.3 14-6.4 19-12.2" />
        <path d="M25 34.5V57" />
      </g>
      <Dot cx="47.5" cy="9" r="6.8" />
      <g
        transform="translate(78 6)"
        fill="none"
        stroke="currentColor"
        strokeWidth="7.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M8 12v29.5C8 47.6 11.2 50.4 17 50.4M1.5 22.6H17M29.5 50.4V22.6M29.5 36c0-8.6 4.8-13.4 12.6-13.4M76.9 22.6v27.8" />
        <path d="M93 50.4V22.6M93 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M114 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8" />
        <path d="M151.2 22.6v41M232.8 8v42.4M247.6 23.6v26.8" />
        <path d="M262.5 50.4V22.6M262.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M283.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8" />
        <circle cx="63" cy="36.5" r="13.9" />
        <circle cx="165.1" cy="36.5" r="13.9" />
        <circle cx="206" cy="36.5" r="13.9" />
      </g>
      <Dot cx="325.6" cy="15.5" r="5.2" />
    </Drawing>
  );
}
