import { media, Sheet, styled } from 'platform';

export const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: var(--space-8);
  align-items: center;
  padding-block: var(--space-4) var(--space-section);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Lead = styled.p`
  max-width: 48ch;
  margin-block: var(--space-3) var(--space-6);
  color: var(--color-text-muted);
  font-size: var(--text-lg);
`;

export const Drawing = styled.svg`
  justify-self: center;
  width: 100%;
  max-width: var(--illustration-large);
`;

export const Section = styled.section`
  padding-bottom: var(--space-section);
`;

export const SectionTitle = styled.h2`
  margin-bottom: var(--space-4);
`;

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6);

  li {
    display: grid;
    grid-template-columns: var(--icon-md) minmax(0, 1fr);
    gap: var(--space-3);
  }

  svg {
    margin-top: var(--space-1);
    color: var(--color-brand-text);
  }

  p {
    margin-top: var(--space-1);
    color: var(--color-text-muted);
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Platforms = styled(Sheet)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Platform = styled.div`
  padding: var(--space-5);

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
  }

  ol {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-3);
    padding-left: var(--space-5);
    list-style: decimal;
  }

  li::marker {
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
  }

  ${media.below.medium} {
    & + & {
      border-top: var(--border-hair) solid var(--color-border);
      border-left: 0;
    }
  }
`;

export const Features = styled.ul`
  margin-top: var(--space-4);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-3);
    border-top: var(--border-hair) solid var(--color-border);
  }

  li > :nth-child(2) {
    flex: 1 1 calc(var(--space-16) * 3);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;
