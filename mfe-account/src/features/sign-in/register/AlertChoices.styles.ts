import { styled } from 'platform';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Choices = styled.div`
  padding-left: calc(var(--choice-size) + var(--space-3));
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

/** Scrolls its rows (SPEC §2: 300 px). */
export const Areas = styled(Options)`
  max-height: calc(var(--space-20) * 3.75);
  margin-top: var(--space-2);
  padding: var(--space-3);
  overflow-y: auto;
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
`;
