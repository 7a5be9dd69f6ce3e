import { Link, Stack } from 'platform/narrow';
import { styled } from 'styled-components';

export const Frame = styled(Stack)`
  scroll-margin-top: calc(var(--header-height) + var(--scroll-gap));
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Name = styled(Link)`
  font-weight: var(--weight-semibold);
`;

export const Muted = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
