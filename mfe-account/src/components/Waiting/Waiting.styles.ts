import { styled } from 'platform';

/** As high as most pages, so that the footer stays where it is. */
export const Frame = styled.div`
  min-height: 100vh;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-5);
`;
