import { media, styled } from 'platform';

/** Ink on any ground; below the header on narrow screens, where the bottom belongs to the tab bar. */
export const Place = styled.aside`
  position: fixed;
  z-index: var(--z-popover);
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
    top: calc(var(--header-height) + var(--space-2));
    right: var(--space-3);
    bottom: auto;
    left: var(--space-3);
    padding-left: var(--space-3);
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
