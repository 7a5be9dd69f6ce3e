import { styled } from 'platform';

export const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: var(--border-hair) solid var(--color-border);

  & > nav {
    width: 100%;
  }
`;

export const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-2);
  padding-bottom: var(--space-4);
  border-bottom: var(--border-hair) solid var(--color-border);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
`;

export const Email = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;
