import { styled } from 'platform';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
    letter-spacing: var(--tracking-title);
  }
`;
