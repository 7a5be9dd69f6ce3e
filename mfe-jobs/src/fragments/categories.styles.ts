import { IconButton, Link, media, styled } from 'platform';

/** The street runs to both edges of the window. `cqi` excludes the scrollbar, `vw` does not. */
export const Bleed = styled.div`
  container-type: inline-size;

  > section {
    padding-top: var(--space-5);
  }
`;

export const Street = styled.ul`
  --bleed: max(var(--gutter), (100cqi - var(--width-wide)) / 2);

  display: grid;
  grid-auto-columns: 160px;
  grid-auto-flow: column;
  margin-inline: calc(-1 * var(--bleed));
  padding-inline: var(--bleed);
  overflow-x: auto;
  scroll-padding-inline: var(--bleed);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  ${media.below.medium} {
    grid-auto-columns: 136px;
  }
`;

/** Hidden without JavaScript, which the arrows require. The street scrolls without it. While it loads, they have their space. */
export const Arrows = styled.div<{ $isLoading: boolean }>`
  display: flex;
  gap: var(--space-2);
  min-height: var(--control-md);
  ${({ $isLoading }) => $isLoading && 'min-width: calc(2 * var(--control-md) + var(--space-2));'}

  ${media.withoutScript} {
    display: none;
  }
`;

/** At an end of the street. Not `disabled`, which would lose the keyboard focus. */
export const Arrow = styled(IconButton)`
  &[aria-disabled='true'] {
    border-color: var(--color-border);
    color: var(--color-text-disabled);
    cursor: default;
  }
`;

export const Item = styled.li`
  scroll-snap-align: start;
`;

export const Area = styled(Link)`
  display: block;
  height: 100%;
  border-radius: var(--radius-sm);
  color: var(--color-text);
  text-decoration: none;

  &:hover b {
    text-decoration: underline 2px var(--color-brand);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Words = styled.span`
  display: block;
  padding: 10px;

  b {
    display: block;
    font-size: var(--text-control);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    color: var(--color-text-muted);
  }

  ${media.below.medium} {
    padding-inline: var(--space-2);
  }
`;

/** A back shape on the ground line, as large as a picture. */
export const EmptyPicture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: var(--color-sunken);
  stroke: var(--color-border);
  stroke-width: 3;
`;
