import { css, media, styled } from 'platform';

export const Footer = styled.footer`
  margin-top: var(--space-section);
  padding-block: var(--space-12) calc(var(--space-8) + var(--tabbar-space));
  background: var(--color-sunken);
  font-size: var(--text-sm);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--space-8);
    color: var(--color-text-muted);
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }
`;

/** Links whose new tab is announced only to screen readers. */
const outside = css`
  a > svg {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) repeat(3, minmax(0, 1fr));
  gap: var(--space-8);
  overflow-wrap: anywhere;

  ${media.below.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--space-20) * 1.75), 1fr));
    gap: var(--space-6);
  }
`;

export const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  color: var(--color-text);

  p {
    max-width: 34ch;
    color: var(--color-text-muted);
  }

  ${media.below.medium} {
    grid-column: 1 / -1;
  }
`;

export const Social = styled.ul`
  ${outside}

  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`;

export const ColumnTitle = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  letter-spacing: 0;
`;

export const Legal = styled.div`
  ${outside}

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--space-8);
  padding-top: var(--space-5);
  border-top: var(--border-hair) solid var(--color-border);
  color: var(--color-text-muted);
`;
