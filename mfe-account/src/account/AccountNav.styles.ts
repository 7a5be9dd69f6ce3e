import { Link, media, styled } from 'platform';

/** A list beside the tab on wide screens, else a scrollable row above it. */
export const Row = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-bottom: var(--border-hair) solid var(--color-border);
  scrollbar-width: none;

  ${media.from.large} {
    display: grid;
    gap: var(--space-1);
    overflow: visible;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--field-height);
  padding: 0 var(--space-3) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  text-decoration: none;
  white-space: nowrap;

  & > svg:first-child {
    display: none;
  }

  &:hover,
  &[aria-current] {
    color: var(--color-text);
  }

  &[aria-current] {
    font-weight: var(--weight-semibold);
  }

  /* The row scrolls, so the ring is drawn inwards. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.from.large} {
    display: grid;
    grid-template-columns: var(--icon-md) minmax(0, 1fr) auto;
    gap: var(--space-3);
    min-height: var(--target-min);
    padding: 0 var(--space-3);
    border-radius: var(--radius-sm);

    & > svg:first-child {
      display: block;
    }

    &:hover {
      background: var(--color-hover);
    }

    &[aria-current] {
      background: var(--color-brand-soft);
      color: var(--color-brand-soft-text);
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      text-decoration: underline;
    }
  }
`;

export const Count = styled.span`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;

export const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: 0;
  left: var(--space-3);

  ${media.from.large} {
    display: none;
  }
`;
