import { Link, styled } from 'platform';

/** Lies over the scene, which fills the screen. */
export const Header = styled.header`
  --focus-inner: var(--color-chrome-text);

  position: absolute;
  z-index: var(--z-header);
  inset: 0 0 auto;
  padding-block: var(--space-5);
`;

export const Brand = styled(Link)`
  display: inline-flex;
  border-radius: var(--radius-xs);
`;
