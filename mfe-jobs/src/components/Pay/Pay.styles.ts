import { styled } from 'platform';

export const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Period = styled.small`
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--color-text-muted);
`;

export const Unknown = styled.span`
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);
`;
