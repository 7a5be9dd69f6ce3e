import { styled } from 'styled-components';
import { media } from '../../theme/media';

export const Zone = styled.div<{ $isOver: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6);
  border: var(--focus-line) dashed var(--color-border-strong);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  text-align: center;
  transition: background-color var(--motion-fast) var(--ease-out);

  ${({ $isOver }) => $isOver && 'border-color: var(--color-brand); background: var(--color-brand-soft);'}

  &:hover {
    border-color: var(--color-brand);
  }
`;

export const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control-md);
  height: var(--control-md);
  border-radius: var(--radius-sm);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);
`;

export const Words = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const ForMouse = styled.span`
  ${media.touch} {
    display: none;
  }
`;

export const ForTouch = styled.span`
  display: none;

  ${media.touch} {
    display: inline;
  }
`;

/** Inline button whose click target covers the whole drop zone. */
export const Pick = styled.button`
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-brand-text);
  font-weight: var(--weight-medium);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }

  &:disabled {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

/** Opened by the button. Not a separate tab stop, and hidden from screen readers. */
export const Input = styled.input.attrs({ type: 'file' })`
  position: absolute;
  width: var(--border-hair);
  height: var(--border-hair);
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Card = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border: var(--border-control) solid
    ${({ $isOver }) => ($isOver ? 'var(--color-brand)' : 'var(--color-border-strong)')};
  border-radius: var(--radius-md);
  background: var(--color-surface);

  ${media.below.small} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;

  b {
    font-weight: var(--weight-semibold);
    overflow-wrap: anywhere;
  }

  > span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--space-1);

  ${media.below.small} {
    grid-column: 1 / -1;
  }
`;

export const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  margin-top: var(--space-2);
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

export const Hint = styled.div`
  margin-top: var(--space-3);
`;
