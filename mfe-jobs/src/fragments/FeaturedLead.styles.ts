import { media, styled } from 'platform';

export const Lead = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 148px 1fr;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }

  &:has(h3 a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 10px;
  justify-items: start;
  padding: 0 var(--space-6) var(--space-5);

  ${media.below.medium} {
    padding-inline: var(--space-5);
  }
`;

/** The logo overlaps the lower edge of the tiles. */
export const Logo = styled.span`
  z-index: var(--z-raised);
  margin-top: calc(var(--logo-lg) / -2);
  border-radius: calc(var(--radius-lg) + var(--space-1));
  background: var(--color-surface);
  padding: var(--space-1);
`;

export const Company = styled.p`
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

export const Title = styled.h3<{ $isSeen: boolean }>`
  font-size: 1.625rem;
  font-weight: var(--weight-display);
  line-height: 1.15;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  a {
    color: ${({ $isSeen }) => ($isSeen ? 'var(--color-text-muted)' : 'var(--color-text)')};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    z-index: var(--z-raised);
    inset: 0;
    border-radius: var(--radius-lg);
  }

  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }

  ${Lead}:hover & a {
    text-decoration: underline 2px var(--color-brand);
  }

  ${media.below.medium} {
    font-size: var(--text-xl);
  }
`;

export const Snippet = styled.p`
  max-width: 60ch;
  margin-top: var(--space-2);
  color: var(--color-text-muted);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  justify-self: stretch;
  padding-top: 14px;
  border-top: var(--border-hair) solid var(--color-border);
  font-size: var(--text-lg);
`;

/** The mark of a job that the user has opened, and the date. */
export const Dates = styled.span`
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;
