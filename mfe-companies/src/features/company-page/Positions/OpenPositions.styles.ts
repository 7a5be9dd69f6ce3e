import { styled } from 'platform';
import { pageStart } from '../../../components/list-pages';

export const Heading = styled.h2`
  margin-bottom: var(--space-4);
  ${pageStart}
`;

export const Count = styled.span`
  margin-left: var(--space-1);
  font-size: var(--text-xl);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-muted);
`;
