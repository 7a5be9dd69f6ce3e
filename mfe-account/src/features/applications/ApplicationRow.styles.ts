import { media, styled } from 'platform';

export const Toggle = styled.button`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--space-6);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-brand-text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  svg {
    transition: rotate var(--motion-fast) var(--ease-out);
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${media.touch} {
    min-height: var(--target-min);
  }
`;

export const Due = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  font-size: var(--text-sm);

  svg {
    flex: none;
    color: var(--color-warning-soft-text);
  }
`;

/** Each change with a dot on a line; the last one is filled. */
export const Moments = styled.ol`
  display: grid;

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: 0 0 var(--space-3) var(--space-6);
    font-size: var(--text-sm);
  }

  li::before {
    content: '';
    position: absolute;
    top: var(--space-1);
    left: 0;
    width: var(--space-3);
    height: var(--space-3);
    border: var(--focus-line) solid var(--color-brand);
    border-radius: 50%;
    background: var(--color-surface);
  }

  li:last-child::before {
    background: var(--color-brand);
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: var(--space-5);
    bottom: 0;
    left: calc((var(--space-3) - var(--focus-line)) / 2);
    border-left: var(--focus-line) solid var(--color-border);
  }

  time {
    color: var(--color-text-muted);
  }
`;

/** Tracker, next step and history. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: var(--width-text);
`;
