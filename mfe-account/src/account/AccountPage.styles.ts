import { Container, media, styled } from 'platform';

export const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  padding-block: var(--space-2) var(--space-section);

  ${media.from.large} {
    grid-template-columns: calc(var(--width-aside) - var(--space-20)) minmax(0, 1fr);
    gap: var(--space-10);
    padding-top: var(--space-8);

    & > nav {
      position: sticky;
      top: calc(var(--header-height) + var(--space-6));
    }
  }
`;

export const Panel = styled.section`
  min-width: 0;

  &:focus:not(:focus-visible),
  h1:focus:not(:focus-visible) {
    outline: 0;
  }
`;
