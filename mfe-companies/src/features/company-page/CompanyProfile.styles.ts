import { media, styled } from 'platform';

/** Beside the logo, which overlaps the banner. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--space-6);
  align-items: start;

  ${media.below.medium} {
    gap: 0 var(--space-3);
  }
`;

/** A ring in the page's background color, also behind a transparent logo. */
export const Logo = styled.span`
  position: relative;
  margin-top: calc(var(--logo-xl) / -2);
  border-radius: var(--radius-lg);
  background: var(--color-canvas);
  box-shadow: 0 0 0 6px var(--color-canvas);
`;

export const Title = styled.h1`
  padding-top: var(--space-4);
  overflow-wrap: anywhere;

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 2;
    padding-top: var(--space-3);
  }
`;

export const Action = styled.div`
  padding-top: var(--space-5);

  ${media.below.medium} {
    grid-column: 3;
    grid-row: 1;
    padding-top: var(--space-3);
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 22px;
  margin-top: var(--space-4);
  font-size: var(--text-control);

  li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    overflow-wrap: anywhere;
  }

  li[aria-hidden] {
    visibility: hidden;
  }

  li > svg {
    color: var(--color-brand-text);
  }

  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--width-aside);
  gap: var(--space-10);
  align-items: start;
  padding-top: var(--space-section);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
