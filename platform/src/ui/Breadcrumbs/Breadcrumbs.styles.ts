import { styled } from 'styled-components';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding-top: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Item = styled.li`
  display: inline-flex;
  align-items: center;
  min-height: var(--space-6);

  a {
    color: inherit;
  }

  & + &::before {
    content: '/' / '';
    margin-inline: var(--space-2);
  }
`;
