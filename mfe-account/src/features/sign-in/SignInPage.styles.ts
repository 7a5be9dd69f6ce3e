import { styled } from 'platform';

export const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-top: var(--space-10);
`;

export const Gains = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
  }

  svg {
    margin-top: 2px;
    color: var(--color-brand-text);
  }
`;

export const Subtitle = styled.h2`
  font-size: var(--text-xl);
  font-weight: 600;
  letter-spacing: var(--tracking-title);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
