import { styled } from 'platform';

export const Details = styled.details`
  font-size: var(--text-xs);

  summary {
    width: fit-content;
    min-height: var(--space-6);
    border-radius: var(--radius-xs);
    color: var(--color-brand-text);
    cursor: pointer;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    padding-bottom: var(--space-1);
    font-weight: var(--weight-semibold);
    text-align: left;
  }

  th,
  td {
    padding: var(--space-1) var(--space-2);
    border-bottom: var(--border-hair) solid var(--color-border);
    font-weight: var(--weight-regular);
    text-align: left;
    vertical-align: top;
    white-space: nowrap;
  }

  [data-message] {
    min-width: calc(var(--space-20) * 3);
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    min-width: var(--space-20);
    color: var(--color-text-muted);
    white-space: normal;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-2);
`;

export const Scroll = styled.div`
  max-height: calc(var(--space-20) * 3);
  overflow: auto;
`;
