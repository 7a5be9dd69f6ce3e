import { css, Link, media, styled } from 'platform';

export const Page = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-height: calc(100vh - var(--header-height));
  /* Color down to the footer. */
  margin-bottom: calc(-1 * var(--space-section));

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const FormSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, calc(var(--width-form) * 0.75));
  justify-content: center;
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-10) var(--gutter);
`;

export const Tabs = styled.nav`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  border-bottom: var(--border-hair) solid var(--color-border);
  scrollbar-width: none;
`;

export const Tab = styled(Link)`
  position: relative;
  min-height: var(--target-min);
  padding: var(--space-3) var(--space-3) var(--space-4);
  border-radius: var(--radius-sm) var(--radius-sm) 0 0;
  color: var(--color-text-muted);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  /* The row scrolls, so the ring is drawn inwards. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-1);
  left: var(--space-3);
`;

const quietly = css`
  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Title = styled.h1`
  ${quietly}
`;

export const Foot = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  text-align: center;
`;
