import { styled } from 'styled-components';

export const Heading = styled.h1`
  margin-bottom: var(--space-5);
`;

/** Space above the footer. The page reserves the space of the tab bar. */
export const Page = styled.div`
  padding-block: var(--space-8) var(--space-12);
`;
