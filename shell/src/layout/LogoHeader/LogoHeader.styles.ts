import { Link, styled } from 'platform';

export const Header = styled.header`
  --focus-inner: var(--color-chrome-text);

  padding-block: var(--space-5);
  background: var(--color-chrome);
`;

export const Brand = styled(Link)`
  display: inline-flex;
  border-radius: var(--radius-xs);
`;
