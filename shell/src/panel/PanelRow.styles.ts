import { media, styled } from 'platform';
import { inset, table } from './shared.styles';

export const Row = styled.li<{ $mark: 'none' | 'open' | 'failed' }>`
  ${inset}
  position: relative;
  padding-block: var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);

  &:first-child {
    border-top: 0;
  }

  &:hover {
    background: var(--color-hover);
  }

  &::before {
    content: ${({ $mark }) => ($mark === 'none' ? 'none' : "''")};
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--space-1);
    background: var(${({ $mark }) => ($mark === 'failed' ? '--color-danger' : '--color-info')});
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

export const Name = styled.button`
  padding: var(--tight) 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text);
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
  text-align: left;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: var(--tight);
  }

  ${media.below.large} {
    min-height: var(--target-min);
  }
`;

export const Duration = styled.span<{ $failed: boolean }>`
  margin-left: auto;
  color: var(${({ $failed }) => ($failed ? '--color-danger-text' : '--color-text')});
  font-weight: var(--weight-semibold);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Why = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding-left: calc(var(--chip-size) + var(--space-2));
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  code {
    color: var(--color-text);
  }

  ${media.below.large} {
    padding-left: 0;
  }
`;

export const Phases = styled.table`
  ${table}
  margin-top: var(--space-3);

  thead th {
    color: var(--color-text-muted);
    font-size: var(--text-2xs);
  }

  tbody th {
    font-weight: var(--weight-semibold);
    white-space: nowrap;
  }

  tbody svg {
    display: inline-block;
    margin-right: var(--space-2);
    vertical-align: calc(-1 * var(--tight));
  }

  .number {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  td:last-child {
    padding-right: 0;
    color: var(--color-text-muted);
  }

  ${media.below.large} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      grid-template-columns: var(--phase-columns) minmax(0, 1fr);
    }

    td:last-child {
      grid-column: 1 / -1;
      padding: 0 0 var(--space-2) var(--space-5);
    }
  }
`;

export const Slots = styled.ul`
  display: grid;
  gap: var(--tight);
  margin-top: var(--space-2);
`;

export const Slot = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: var(--tool-height);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  text-align: left;
  cursor: pointer;

  b {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  span {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    background: var(--color-sunken);
  }

  &[aria-pressed='true'] {
    background: var(--color-info-soft);
    color: var(--color-info-soft-text);

    b {
      color: inherit;
    }
  }

  ${media.below.large} {
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    min-height: var(--target-min);
  }
`;

export const Failure = styled.div`
  margin-top: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-danger-soft);
  color: var(--color-danger-soft-text);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;

  > p + p {
    margin-top: var(--space-2);
  }
`;

export const FailureTitle = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: baseline;
  font-size: var(--text-sm);
`;

/** Links to the page of the code. */
export const Code = styled.a`
  padding: 0 var(--space-2);
  border-radius: var(--radius-xs);
  background: var(--color-danger);
  color: var(--color-danger-contrast);
  font: var(--weight-bold) var(--text-xs) / 1.6 var(--font-mono);

  &:hover {
    color: var(--color-danger-contrast);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;
