import { styled } from 'platform';

export const Head = styled.header`
  padding-block: var(--space-5);

  p {
    max-width: 60ch;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
  }
`;
