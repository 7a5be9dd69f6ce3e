import { styled } from 'platform';

export const Head = styled.header`
  padding-block: var(--space-4) var(--space-6);
`;

export const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-lg);
`;

export const Group = styled.section`
  margin-bottom: var(--space-8);
`;

export const GroupTitle = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-xl);
`;

export const Foot = styled.section`
  display: grid;
  justify-items: start;
  padding-bottom: var(--space-section);

  p {
    margin-bottom: var(--space-4);
    color: var(--color-text-muted);
  }
`;
