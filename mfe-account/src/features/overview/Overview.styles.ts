import { Container, media, styled } from 'platform';

/** Not empty, so that the page hides its skeleton even if there is no block. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Failed = styled.div`
  padding-top: var(--space-5);
`;

const columns = 'minmax(0, 7fr) minmax(0, 5fr)';

/** Overlaps the green section above. */
export const Now = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--space-5);
  margin-top: calc(-1 * var(--space-8));

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Duo = styled(Container)`
  display: grid;
  grid-template-columns: ${columns};
  gap: 0 var(--space-5);
  align-items: start;

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
