import { styled } from 'platform';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: var(--width-text);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** A choice with an edge; the chosen one is told by its control too. */
export const Choice = styled.div`
  border: var(--border-control) solid var(--color-border);
  border-radius: var(--radius-sm);

  > label {
    align-items: center;
    min-height: var(--target-min);
    padding-inline: var(--space-3);
  }

  &:hover {
    background: var(--color-hover);
  }

  &:has(:checked) {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
  }
`;

/** 300 px at most (SPEC §2); the boxes inside take the focus, and scroll into sight with it. */
export const Box = styled.div`
  overflow-y: auto;
  display: grid;
  gap: var(--space-2);
  max-height: calc(var(--space-20) * 3.75);
  margin-top: var(--space-2);
  padding: var(--space-3);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
`;
