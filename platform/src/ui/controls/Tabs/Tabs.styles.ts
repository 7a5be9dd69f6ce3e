import { styled } from 'styled-components';

export const List = styled.div`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  border-bottom: var(--border-hair) solid var(--color-border);
  scrollbar-width: none;
`;

export const Tab = styled.button`
  position: relative;
  min-height: var(--target-min);
  padding: var(--space-3) var(--space-3) var(--space-4);
  border: 0;
  border-radius: var(--radius-sm) var(--radius-sm) 0 0;
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  cursor: pointer;

  &[aria-selected='true'] {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  /* The focus ring is inset, because the row scrolls. */
  &:focus-visible {
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

export const Panel = styled.div`
  padding-top: var(--space-5);
`;
