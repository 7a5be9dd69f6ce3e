import { styled } from 'platform';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p {
    max-width: var(--measure);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Title = styled.h2`
  font-size: var(--text-xl);
  letter-spacing: var(--tracking-title);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
