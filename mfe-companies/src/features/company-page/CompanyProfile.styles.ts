import { Container, media, styled } from 'platform';

/** On the banner, above its waves. */
export const Trail = styled(Container)`
  position: relative;
`;

/** The logo overlaps the banner; the name is below it. */
export const Head = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-5);
  align-items: end;
  margin-top: calc(var(--logo-xl) / -2);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

/** A ring in the page's background color, also behind a transparent logo. */
export const Logo = styled.span`
  align-self: start;
  justify-self: start;
  border-radius: var(--radius-lg);
  background: var(--color-canvas);
  box-shadow: 0 0 0 5px var(--color-canvas);
`;

export const Title = styled.h1`
  padding-top: calc(var(--logo-xl) / 2 + var(--space-1));
  overflow-wrap: anywhere;

  ${media.below.medium} {
    padding-top: 0;
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

export const Layout = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasAside }) => ($hasAside ? 'var(--width-aside)' : '')};
  gap: var(--space-10);
  align-items: start;
  padding-top: var(--space-8);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

export const Subtitle = styled.h2`
  font-size: var(--text-lg);
  font-weight: 600;
  letter-spacing: var(--tracking-title);
`;

/** Line breaks of the source are paragraphs. */
export const Description = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
