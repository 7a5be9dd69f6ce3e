import { media, styled } from 'platform';
import { pageStart } from '../../components/list-pages';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  align-items: end;
  justify-content: space-between;
  padding-block: var(--space-5) var(--space-6);
`;

export const Heading = styled.h1`
  ${pageStart}
`;

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: end;
  width: min(100%, 420px);

  button {
    min-height: var(--field-height);
  }

  ${media.below.medium} {
    width: 100%;
  }
`;

export const Count = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-text-muted);
`;
