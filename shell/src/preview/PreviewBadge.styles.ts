import { media, styled } from 'platform';

/**
 * Ink on any ground, below drawers and dialogs. On narrow screens it is a bar between header and page: the bottom belongs to the tab
 * bar, and a fixed badge below the header would cover the first field of the page at any scroll position.
 */
export const Place = styled.aside`
  position: fixed;
  z-index: var(--z-tabbar);
  bottom: var(--space-6);
  left: var(--space-6);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-text);
  color: var(--color-canvas);
  box-shadow: var(--shadow-3);
  font-size: var(--text-xs);

  ${media.below.medium} {
    position: static;
    padding-inline: var(--gutter);
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Flask = styled.svg`
  flex: none;
  width: var(--icon-md);
  height: var(--icon-md);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.p`
  font-size: var(--text-sm);
  font-weight: 600;
`;

export const Fact = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.below.medium} {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & > span {
    ${media.below.medium} {
      display: none;
    }
  }
`;

export const Reset = styled.button`
  min-height: var(--control-sm);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: var(--color-canvas);
  color: var(--color-text);
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;

  ${media.below.medium} {
    min-height: var(--target-min);
  }
`;
