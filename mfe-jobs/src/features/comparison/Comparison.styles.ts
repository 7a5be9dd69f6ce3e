import { css, media, Sheet, styled } from 'platform';

/** Without scripts the buttons do nothing. */
const buttonsNeedScript = css`
  ${media.withoutScript} {
    button {
      display: none;
    }
  }
`;

export const Head = styled.div`
  ${buttonsNeedScript}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-2) var(--space-4);
`;

export const Notes = styled.div`
  ${buttonsNeedScript}
  display: grid;
  gap: var(--space-3);

  &:not(:empty) {
    margin-bottom: var(--space-4);
  }
`;

/** Paper has the width of a small screen, but does not scroll. */
const smallScreens = media.below.medium.replace('@media', '@media screen and');

/** Wide tables scroll inside their container. */
export const Frame = styled(Sheet)`
  overflow-x: auto;
  margin-bottom: var(--space-section);

  ${smallScreens} {
    scroll-snap-type: x proximity;
  }

  @media print {
    overflow: visible;
    margin-bottom: 0;
  }
`;

/** Keeps the element for screen readers, without a column. */
const offscreen = css`
  position: absolute;
  overflow: hidden;
  width: var(--border-hair);
  height: var(--border-hair);
  padding: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Columns of equal width. On small screens two columns and the edge of a third are visible, and each value has its name above
 * it.
 */
export const Grid = styled.table<{ $columns: number }>`
  --column: 13rem;
  --names: calc(var(--column) - var(--space-8));

  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-control);

  th,
  td {
    width: var(--column);
    padding: var(--space-3) var(--space-4);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  /* The unit below the amount, which does not wrap. */
  td small {
    display: block;
  }

  tbody :is(th, td),
  tfoot :is(th, td) {
    border-top: var(--border-hair) solid var(--color-border);
  }

  tbody th,
  tfoot th,
  thead th:first-child {
    width: var(--names);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-weight: var(--weight-medium);
  }

  @media print {
    --column: auto;
    --names: 19%;
  }

  ${smallScreens} {
    --column: ${({ $columns }) => ($columns > 2 ? '42vw' : `${100 / $columns}%`)};

    th,
    td {
      padding: var(--space-2) var(--space-3);
      scroll-snap-align: start;
    }

    th + td,
    td + td,
    th + th {
      border-left: var(--border-hair) solid var(--color-border);
    }

    tbody th,
    tfoot th,
    thead th:first-child {
      ${offscreen}
    }

    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--color-text-muted);
      font-size: var(--text-xs);
    }
  }
`;

export const Row = styled.tr<{ $isSame: boolean }>`
  ${({ $isSame }) =>
    $isSame
      ? css`
          td {
            color: var(--color-text-muted);
          }
        `
      : css`
          td {
            font-weight: var(--weight-medium);
          }
        `}
`;

export const Same = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-regular);
`;

export const JobHead = styled.div`
  ${buttonsNeedScript}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  justify-items: start;
  font-weight: var(--weight-regular);

  a {
    grid-column: 1 / -1;
    color: var(--color-text);
    font-size: var(--text-lg);
    font-weight: var(--weight-semibold);
    line-height: var(--leading-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${media.below.medium} {
    a {
      font-size: var(--text-md);
    }
  }
`;

export const Company = styled.span`
  grid-column: 1 / -1;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  font-size: var(--text-sm);
`;

export const Unknown = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
`;
