import { Link, media, styled } from 'platform';

export const Bar = styled.nav`
  position: fixed;
  z-index: var(--z-tabbar);
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  height: var(--tabbar-space);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: var(--border-hair) solid var(--color-border);
  background: var(--color-raised);

  ${media.short} {
    position: static;
    height: calc(var(--tabbar-height) + env(safe-area-inset-bottom));
  }

  ${media.from.medium} {
    :root:not([data-native]) & {
      display: none;
    }
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-1);
  padding-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-weight: var(--weight-medium);
  line-height: 1;
  text-decoration: none;

  &[aria-current] {
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
  }

  /* The focus ring would be clipped at the edge of the screen. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Mark = styled.span`
  position: absolute;
  top: var(--focus-line);
  left: 50%;
  width: var(--space-8);
  translate: -50% 0;
`;
