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
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Muted = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
