import { media, styled } from 'platform';

export const Layout = styled.div<{ $hasFilters: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasFilters }) => ($hasFilters ? 'var(--width-filters)' : '')} minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;
  padding-top: var(--space-6);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    padding-top: var(--space-2);
  }
`;

/** Small screens open the filters in a drawer, which needs JavaScript: without it they are below the results. */
export const Filters = styled.aside`
  ${media.below.large} {
    display: none;
    order: 1;
  }

  ${media.withoutScript} {
    display: block;
  }
`;

export const Heading = styled.h1`
  scroll-margin-top: calc(var(--header-height) + var(--space-6));
  overflow-wrap: anywhere;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;
