import { media, styled } from 'platform';

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-items: center;
  padding-top: var(--space-5);

  h1 {
    overflow-wrap: anywhere;
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 22px;
  margin-top: var(--space-4);
  font-size: var(--text-control);

  li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    overflow-wrap: anywhere;
  }

  li > svg {
    color: var(--color-brand-text);
  }

  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

export const Section = styled.section`
  max-width: var(--measure);
  padding-top: var(--space-8);

  h2 {
    margin-bottom: var(--space-3);
  }

  p + a {
    margin-top: var(--space-4);
  }
`;

/** The source's own line breaks are its paragraphs. */
export const Description = styled.p`
  white-space: pre-line;
`;
