import { media, styled } from 'platform';

export const Page = styled.div`
  --kit-list-width: 12.5rem;

  display: grid;
  grid-template-columns: var(--kit-list-width) minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;
  width: min(100%, calc(var(--width-wide) + 2 * var(--gutter)));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-16);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Crumbs = styled.nav`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Head = styled.header`
  margin: var(--space-2) 0 var(--space-3);

  > p {
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-lg);
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  /* Loaded after the page: its line is reserved. */
  [data-usage] {
    flex-basis: 100%;
    min-height: 1lh;
  }

  ${media.below.medium} {
    [data-usage] {
      min-height: 2lh;
    }
  }
`;

/** Links to the sections, which stay below the header. */
export const Contents = styled.nav`
  display: flex;
  gap: var(--space-5);
  position: sticky;
  top: var(--header-height);
  z-index: var(--z-sticky);
  overflow-x: auto;
  border-bottom: var(--border-hair) solid var(--color-border);
  background: var(--color-canvas);

  a {
    padding: var(--space-3) 0;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  ${media.below.large} {
    position: static;
  }
`;

export const Section = styled.section`
  padding-top: var(--space-8);
  scroll-margin-top: calc(var(--header-height) + var(--space-10));

  > h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-xl);
  }

  &#example {
    padding-top: var(--space-5);
  }
`;

/** A part in the overview. */
export const Summary = styled.div`
  margin-bottom: var(--space-8);

  h3 {
    font-size: var(--text-lg);
  }

  > p {
    margin-bottom: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
`;

export const Code = styled.code`
  font-family: var(--font-mono);
  font-size: 0.93em;
  font-variant-ligatures: none;
`;

export const Notes = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-left: var(--space-4);
  font-size: var(--text-sm);
  list-style: disc;

  li::marker {
    color: var(--color-brand-line);
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);

  li {
    display: grid;
    grid-template-columns: var(--space-12) minmax(0, 1fr);
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;
