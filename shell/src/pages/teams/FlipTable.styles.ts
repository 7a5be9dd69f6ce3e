import { media, styled } from 'platform';

/** Smaller than other tables of the site: it is long, and versions are wide. */
export const Frame = styled.div`
  font-size: var(--text-sm);

  table {
    font-size: inherit;
  }

  b {
    font-weight: var(--weight-semibold);
  }

  code {
    font-size: var(--text-xs);
  }

  time {
    white-space: nowrap;
  }

  /* Names and versions have hyphens, at which they would break. */
  b,
  code {
    white-space: nowrap;

    ${media.below.medium} {
      white-space: normal;
    }
  }

  td svg {
    display: inline-block;
    vertical-align: middle;
    color: var(--color-text-muted);
  }

  td > span svg {
    color: inherit;
  }
`;
