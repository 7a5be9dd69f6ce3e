import { Container, media, styled } from 'platform';

export const Landing = styled.div`
  --focus-inner: var(--color-chrome-text);

  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
  min-height: 100vh;
  background: var(--color-chrome);
  color: var(--color-chrome-text);

  & > * {
    position: relative;
  }
`;

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;

  ${media.below.large} {
    display: none;
  }
`;

export const SmallScene = styled.svg`
  display: none;

  ${media.below.large} {
    display: block;
    width: min(100%, var(--width-filters) + var(--space-20));
    margin-top: var(--space-6);
  }
`;

export const Sun = styled.circle`
  fill: var(--color-accent);
`;

export const Middle = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, var(--toast-width));
  gap: clamp(var(--space-8), 6vw, var(--space-20));
  align-items: center;
  padding-block: calc(var(--control-md) + var(--space-12)) var(--space-10);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

export const Title = styled.h1`
  max-width: 11ch;
  font-size: clamp(var(--space-12), var(--text-hero) * 1.333, var(--space-20));
  letter-spacing: var(--tracking-hero);
  line-height: 1;
`;

export const Lead = styled.p`
  max-width: 40ch;
  margin-block: var(--space-5) var(--space-6);
  color: var(--color-chrome-muted);
  font-size: var(--text-lg);
`;

export const Legal = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: center;
  padding-block: var(--space-3);
  color: var(--color-chrome-muted);
  font-size: var(--text-xs);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--space-8);
    color: inherit;
  }
`;
