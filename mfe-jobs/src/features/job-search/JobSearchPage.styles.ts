import { media, styled } from 'platform';

/** Hidden on small screens, where the first job comes before. */
export const Trail = styled.div`
  ${media.below.medium} {
    display: none;
  }
`;

export const Answer = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Heading and action, then count and order. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-3);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr) auto var(--control-sm);
    gap: 0;
    margin-block: var(--space-3);
  }
`;

export const Heading = styled.h1`
  grid-column: 1 / -1;
  scroll-margin-top: calc(var(--header-height) + var(--space-6));
  overflow-wrap: anywhere;

  &:focus {
    outline: 0;
    box-shadow: none;
  }

  ${media.below.large} {
    grid-column: 1 / span 2;
    font-size: 1.375rem;
    line-height: 1.2;
  }
`;

/** The opener of the filters and the active filters. Below 1024 px a row that scrolls sideways, below the header. */
export const FilterRow = styled.div`
  ${media.from.large} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: flex-start;
    margin-bottom: var(--space-4);

    & > :last-child:is(ul) {
      flex: 1;
      order: -1;
      margin: 0;
    }
  }

  ${media.below.large} {
    position: sticky;
    top: var(--header-height);
    z-index: var(--z-sticky);
    order: -1;
    display: flex;
    gap: var(--space-2);
    align-items: center;
    margin-inline: calc(-1 * var(--gutter));
    padding: calc(var(--space-2) + var(--border-hair)) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: var(--border-hair) solid var(--color-border);
    background: var(--color-canvas);

    & > * {
      flex: none;
    }
  }

  ${media.short} {
    position: static;
  }
`;
