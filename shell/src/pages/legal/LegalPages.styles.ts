import { media, styled } from 'platform';

export const Head = styled.header`
  padding-block: var(--space-4) var(--space-6);

  p {
    margin-top: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--width-filters) minmax(0, 1fr);
  gap: var(--space-6) var(--space-12);
  align-items: start;
  padding-bottom: var(--space-section);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Contents = styled.nav`
  position: sticky;
  top: calc(var(--header-height) + var(--space-5));
  font-size: var(--text-sm);

  ol {
    display: grid;
    padding-left: 0;
  }

  a {
    display: block;
    padding-block: var(--space-1);
  }

  ${media.below.large} {
    position: static;
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius-lg);
    background: var(--color-surface);
    box-shadow: var(--shadow-edge), var(--shadow-1);

    a {
      padding-block: var(--space-2);
    }
  }
`;

export const ContentsTitle = styled.p`
  margin-bottom: var(--space-2);
  font-weight: var(--weight-semibold);
`;

export const SectionTitle = styled.h2`
  section:first-child > && {
    margin-top: 0;
  }
`;
