import { styled } from 'styled-components';
import { Link } from '../Link/Link';

export const Block = styled.section`
  padding-top: var(--space-section);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-5);
`;

export const Aside = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
`;

export const More = styled(Link)`
  display: inline-flex;
  gap: calc(var(--space-3) / 2);
  align-items: center;
  padding-block: calc(var(--space-3) / 2);
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
