import { Card, media, styled } from 'platform';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

export const Lead = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Data = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin-top: var(--space-5);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: var(--text-xl);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${media.from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The e-mail address and the introduction use the full width, because the help text breaks the alignment of columns. */
    & > :nth-child(3),
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;

export const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
