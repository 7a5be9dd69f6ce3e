import { styled } from 'styled-components';

export const Heading = styled.h1`
  margin-bottom: var(--space-5);
`;

/** Room for what the tab bar covers is the page's; this is the air above its footer. */
export const Page = styled.div`
  padding-block: var(--space-8) var(--space-12);
`;
