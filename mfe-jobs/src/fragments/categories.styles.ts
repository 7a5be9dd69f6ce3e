import { IconButton, Link, media, styled } from 'platform';
import { tintColors, type Tint } from 'platform/tiles';

/** Space for the focus ring and the shadow of the first and last card. */
export const Strip = styled.ul`
  display: grid;
  grid-auto-columns: 176px;
  grid-auto-flow: column;
  gap: var(--space-3);
  margin: -5px;
  padding: 5px 5px 12px;
  overflow-x: auto;
  scroll-padding-inline: 5px;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  ${media.below.medium} {
    grid-auto-columns: 148px;
  }
`;

/** Hidden without JavaScript, which the arrows require. The strip scrolls without it. */
export const Arrows = styled.div`
  display: flex;
  gap: var(--space-2);
  min-height: var(--control-md);

  ${media.withoutScript} {
    display: none;
  }
`;

/** At an end of the strip. Not `disabled`, which would lose the keyboard focus. */
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
  display: grid;
  gap: var(--space-3);
  align-content: start;
  height: 100%;
  padding: var(--space-4);
  background: var(--color-surface);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-edge);
  color: var(--color-text);
  text-decoration: none;
  transition: box-shadow var(--motion-fast);

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }

  &:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  b {
    display: block;
    font-weight: 600;
    line-height: 1.25;
  }

  small {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    color: var(--color-text-muted);
  }
`;

export const Tile = styled.span<{ $tint: Tint }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-md);
  background: ${({ $tint }) => `var(${tintColors[$tint][0]})`};
  color: ${({ $tint }) => `var(${tintColors[$tint][1]})`};
`;
