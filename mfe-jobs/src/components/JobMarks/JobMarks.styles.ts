import { styled } from 'platform';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1;
  color: var(--color-accent-soft-text);
  white-space: nowrap;
`;

export const New = styled(Mark)`
  margin-left: 4px;
  vertical-align: 2px;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 1.5px var(--color-accent-line);
  }
`;

export const Featured = styled(Mark)`
  vertical-align: -2px;
`;
