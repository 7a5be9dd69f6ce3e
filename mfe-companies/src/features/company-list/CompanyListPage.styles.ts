import { media, styled } from 'platform';
import { pageStart } from '../../components/list-pages';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: var(--space-3) var(--space-8);
  align-items: end;
  padding-top: var(--space-5);

  p {
    max-width: 60ch;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: var(--space-5);
  }
`;

export const Heading = styled.h1`
  ${pageStart}
`;

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: end;

  button {
    min-height: var(--field-height);
  }
`;

/** A grid column that its content does not widen. */
export const Results = styled.div`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  min-height: var(--control-sm);
  margin-bottom: var(--space-3);

  ${media.below.medium} {
    button,
    select {
      min-height: var(--control-md);
    }
  }
`;

export const Count = styled.p`
  margin-inline-end: auto;
  color: var(--color-text-muted);

  b {
    color: var(--color-text);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }

  ${media.below.medium} {
    width: 100%;
  }
`;

export const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
