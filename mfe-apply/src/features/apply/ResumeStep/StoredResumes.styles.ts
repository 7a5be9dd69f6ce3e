import { styled } from 'platform';

/** Two buttons side by side; the pressed one is raised. */
export const Switch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-1);
  padding: var(--space-1);
  border-radius: var(--radius-md);
  background: var(--color-sunken);

  button {
    min-height: var(--target-min);
    padding-inline: var(--space-2);
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: var(--color-text-muted);
    font-size: var(--text-control);
    font-weight: var(--weight-medium);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    outline: var(--border-hair) solid transparent;
    background: var(--color-surface);
    color: var(--color-text);
    font-weight: var(--weight-semibold);

    &:not(:focus-visible) {
      box-shadow: var(--shadow-1), var(--shadow-edge);
    }
  }
`;

export const Rows = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-md);
  background: var(--color-surface);

  label {
    align-items: center;
  }

  &:hover {
    background: var(--color-hover);
  }

  &:has(:checked) {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
  }
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-content: space-between;

  b {
    display: block;
    font-weight: var(--weight-semibold);
    overflow-wrap: anywhere;
  }
`;

export const Hint = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Problem = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;
