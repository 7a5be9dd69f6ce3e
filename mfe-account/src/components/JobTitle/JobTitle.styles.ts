import { Link, styled } from 'platform';

export const Title = styled(Link)`
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Company = styled(Link)`
  color: inherit;
`;
