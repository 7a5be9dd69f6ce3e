import { media, styled } from 'platform';
import { FilteredLayout } from 'platform/filters';
import { fromPair, pairChosen } from './results-view';

const splitWidth = '1376px';

/** In the pair, header, search and results are wider. */
export const Page = styled.div`
  ${fromPair} {
    ${pairChosen}:has(&) {
      --width-wide: ${splitWidth};
      --filter-row-height: 60px;
    }
  }
`;

/** The filter row of the pair, below the header. Its height is reserved while it is loading. */
export const DeskBar = styled.div`
  display: none;

  ${fromPair} {
    ${pairChosen} & {
      position: sticky;
      top: var(--header-height);
      z-index: var(--z-sticky);
      display: block;
      height: calc(var(--filter-row-height) + var(--border-hair));
      border-bottom: var(--border-hair) solid var(--color-border);
      background: var(--color-canvas);
    }

    ${pairChosen} & > * {
      height: 100%;
    }
  }

  ${media.short} {
    ${pairChosen} & {
      position: static;
    }
  }
`;

/** Filters and results, or results and the open job. */
export const Layout = styled(FilteredLayout)`
  ${fromPair} {
    ${pairChosen} & {
      grid-template-columns: 480px minmax(0, 1fr);
      gap: var(--space-5);
      padding-top: var(--space-5);
    }

    ${pairChosen} & > aside {
      display: none;
    }
  }

  @media (min-width: 1440px) {
    ${pairChosen} & {
      grid-template-columns: 528px minmax(0, 1fr);
    }
  }
`;

/** The column of the open job, as high as the screen below the header and the filter row. */
export const Beside = styled.div`
  display: none;

  ${fromPair} {
    ${pairChosen} & {
      position: sticky;
      --pane-top: calc(var(--header-height) + var(--filter-row-height) + var(--space-5));

      top: var(--pane-top);
      display: block;
      min-width: 0;
      max-height: calc(100vh - var(--pane-top) - var(--space-5));
    }
  }

  ${media.short} {
    ${pairChosen} & {
      position: static;
      max-height: none;
    }
  }
`;

/** Hidden on small screens, where the first job comes before. */
export const Trail = styled.div`
  ${media.below.medium} {
    display: none;
  }

  ${fromPair} {
    ${pairChosen} & {
      display: none;
    }
  }
`;

export const Answer = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${fromPair} {
    ${pairChosen} & [data-job] {
      scroll-margin-top: calc(var(--filter-row-height) + var(--space-3));
    }
  }
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

  ${fromPair} {
    grid-column-end: 3;

    ${pairChosen} & {
      font-size: 1.5rem;
      line-height: 1.25;
    }
  }

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

/** The opener of the filters and the active filters. Below 1024 px a row that scrolls sideways, below the header. The pair has its own. */
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

  ${fromPair} {
    ${pairChosen} & {
      display: none;
    }
  }
`;
