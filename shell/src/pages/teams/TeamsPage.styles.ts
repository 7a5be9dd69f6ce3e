import { media, styled } from 'platform';

export const Page = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-wide));
  margin-inline: auto;
  padding-block: var(--space-6) var(--space-16);

  code {
    font-family: var(--font-mono);
    font-size: var(--text-xs);
  }
`;

export const Views = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin: var(--space-3) 0 var(--space-5);
  border-bottom: var(--border-hair) solid var(--color-border);
  overflow-x: auto;
  scrollbar-width: none;

  a {
    position: relative;
    min-height: var(--target-min);
    padding: var(--space-3) var(--space-3) var(--space-4);
    border-radius: var(--radius-sm) var(--radius-sm) 0 0;
    color: var(--color-text-muted);
    font-size: var(--text-control);
    font-weight: var(--weight-medium);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: var(--color-text);
  }

  a[aria-current] {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  /* The focus ring is inset, because the row scrolls. */
  a:focus-visible {
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

/** What the view is about, with its controls at the end. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-5);

  > p {
    max-width: var(--measure);
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

/** Selects a remote. The width is fixed, because the longest name is known only after the list has loaded. */
export const RemoteControls = styled(Controls)`
  --width-remote: 14rem;

  /* Of the field: a percentage of the select would refer to a field that is as wide as its longest option. */
  > :last-child {
    width: var(--width-remote);
    max-width: 100%;
  }

  select {
    width: 100%;
  }
`;

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  margin-bottom: var(--space-4);
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Filter = styled.button`
  min-height: var(--chip-height);
  padding-inline: var(--space-3);
  border: var(--border-hair) solid var(--color-border-strong);
  border-radius: var(--radius-full);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--color-brand-line);
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border-width: var(--focus-line);
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0;
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

export const BandKey = styled.span`
  flex: none;
  width: var(--space-4);
  height: calc(var(--space-1) * 2.5);
  border-radius: var(--border-control);
  background: var(--color-text-muted);
  opacity: 0.3;
`;

export const IntervalKey = styled.span`
  flex: none;
  width: var(--space-12);

  svg {
    margin: 0;
  }
`;

export const Flips = styled.section`
  margin-top: var(--space-10);
`;

export const FlipsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-4);

  > a {
    white-space: nowrap;
  }
`;

export const Pages = styled.nav`
  display: flex;
  justify-content: end;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

/** A list of texts that open. */
export const Codes = styled.ul`
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  > li {
    scroll-margin-top: calc(var(--header-height) + var(--space-4));
  }

  > li + li {
    border-top: var(--border-hair) solid var(--color-border);
  }

  summary {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) auto var(--icon-sm);
    gap: var(--space-1) var(--space-4);
    align-items: center;
    min-height: var(--target-min);
    padding: var(--space-3) var(--space-5);
    cursor: pointer;

    ${media.below.medium} {
      grid-template-columns: max-content minmax(0, 1fr) var(--icon-sm);

      > span:not([data-phase]) {
        grid-row: 2;
        grid-column: 1 / -1;
      }
    }
  }

  summary > svg {
    color: var(--color-text-muted);
  }

  details[open] > summary > svg {
    rotate: 180deg;
  }

  summary b {
    font-family: var(--font-mono);
    font-size: var(--text-sm);
  }

  [data-phase] {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }

  dl {
    display: grid;
    gap: var(--space-1);
    max-width: var(--measure);
    padding: 0 var(--space-5) var(--space-5);
    font-size: var(--text-sm);
  }

  dt {
    margin-top: var(--space-2);
    font-weight: var(--weight-semibold);
  }

  dd {
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
`;
