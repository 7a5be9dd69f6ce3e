import { media, styled } from 'platform';

export const Aside = styled.aside`
  display: grid;
  gap: var(--space-3);
  position: sticky;
  top: calc(var(--header-height) + var(--space-6));
  max-height: calc(100dvh - var(--header-height) - var(--space-8));
  overflow-y: auto;

  ${media.below.large} {
    position: static;
    max-height: none;
  }
`;

/** Stays above the list that scrolls. */
export const Search = styled.div`
  position: sticky;
  z-index: var(--z-raised);
  top: 0;
  background: var(--color-canvas);

  > svg {
    position: absolute;
    left: var(--space-3);
    top: 50%;
    translate: 0 -50%;
    color: var(--color-text-muted);
  }

  kbd {
    position: absolute;
    right: var(--space-2);
    top: 50%;
    translate: 0 -50%;
    padding: 0 var(--space-2);
    border: var(--border-hair) solid var(--color-border);
    border-radius: var(--radius-xs);
    color: var(--color-text-muted);
    font-family: var(--font-mono);
    font-size: var(--text-2xs);
  }

  ${media.below.large} {
    kbd {
      display: none;
    }
  }
`;

export const Input = styled.input`
  width: 100%;
  min-height: var(--control-md);
  padding: 0 var(--space-8) 0 calc(var(--space-8) + var(--space-1));
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-sm);

  ${media.below.large} {
    font-size: var(--text-md);
  }
`;

/** On small screens only the results of a search. */
export const Parts = styled.nav`
  h2 {
    padding: var(--space-3) var(--space-3) var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-semibold);
    letter-spacing: normal;
  }

  a {
    display: block;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
    color: var(--color-text);
    font-size: var(--text-sm);
    text-decoration: none;
  }

  a:hover {
    background: var(--color-hover);
  }

  a[aria-current] {
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
    font-weight: var(--weight-semibold);
  }

  p {
    padding: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }

  ${media.below.large} {
    &[data-is-searching='false'] {
      display: none;
    }

    a {
      min-height: var(--target-min);
      align-content: center;
    }
  }
`;
