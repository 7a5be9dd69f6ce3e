import { styled } from 'styled-components';
import { media } from '../../theme/media';

export const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

export const Segment = styled.button`
  min-height: var(--space-8);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &[aria-pressed='true'] {
    background: var(--color-surface);
    box-shadow: var(--shadow-edge);
    color: var(--color-text);
  }

  &[aria-pressed='true']:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border: var(--border-hair) solid;
    }
  }
`;
