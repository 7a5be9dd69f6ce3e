import { media, styled } from 'platform';

export const Facts = styled.ul<{ $isOwn?: boolean }>`
  grid-column: ${({ $isOwn }) => ($isOwn ? '1 / -1' : '2 / -1')};
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: center;
  margin: 8px 0 0;
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 3;
    gap: 4px 8px;
  }
`;

/** A plain fact has an icon on wide screens and a dot after it on small ones. */
export const Fact = styled.li<{ $isMarked?: boolean }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;

  ${media.below.medium} {
    > svg {
      display: none;
    }

    &:not(:last-child)::after {
      content: '${({ $isMarked }) => ($isMarked ? '' : '·')}';
      margin-left: 3px;
    }
  }
`;
