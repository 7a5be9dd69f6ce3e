import { Container, media, styled } from 'platform';

export const Band = styled.section`
  --focus-inner: var(--color-chrome-text);

  padding-block: var(--space-6) var(--space-12);
  background: var(--color-chrome);
  color: var(--color-chrome-text);
`;

export const Top = styled(Container)`
  --search-width: 620px;

  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--search-width));
  gap: var(--space-5) var(--space-6);
  align-items: center;

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.h1`
  font-size: var(--text-3xl);
  overflow-wrap: anywhere;
`;

/** Reserves its line, two on small screens, until the date is known. */
export const Today = styled.p`
  min-height: calc(1em * var(--leading-body));
  margin-top: var(--space-1);
  color: var(--color-chrome-muted);

  ${media.below.medium} {
    min-height: calc(2em * var(--leading-body));
  }
`;

/** Content of the fragment, or `Waiting` while the fragment is empty. A fragment that cannot be loaded is hidden. */
export const Overview = styled.div`
  /* The overlap of the first block does not move this element. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > [data-fragment]:not(:empty) ~ .waiting,
  & > [data-fragment][hidden] ~ .waiting {
    display: none;
  }
`;

export const Waiting = styled(Container).attrs({ className: 'waiting' })`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--space-5);
  margin-top: calc(-1 * var(--space-8));

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.withoutScript} {
    display: none;
  }
`;
