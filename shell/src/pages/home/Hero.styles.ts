import { Container, media, styled } from 'platform';

export const Hero = styled.section`
  --focus-inner: var(--color-chrome-text);

  position: relative;
  overflow: hidden;
  padding-block: clamp(var(--space-6), 3.5vw, var(--space-12)) clamp(var(--space-16), 8vw, var(--space-20) * 1.5);
  background: var(--color-chrome);
  color: var(--color-chrome-text);
`;

export const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.h1`
  max-width: 13ch;
  font-size: var(--text-hero);
  letter-spacing: var(--tracking-hero);
  line-height: var(--leading-tight);
`;

export const Lead = styled.p`
  max-width: 44ch;
  margin-top: var(--space-4);
  color: var(--color-chrome-muted);
  font-size: var(--text-lg);
`;

export const Search = styled.div`
  margin-top: var(--space-6);
`;

export const Popular = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: center;
  min-height: var(--space-8);
  margin-top: var(--space-3);
  color: var(--color-chrome-muted);
  font-size: var(--text-sm);

  ${media.below.medium} {
    min-height: calc(2 * var(--space-8));
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--space-8);
    color: var(--color-chrome-text);
  }
`;

export const Drawing = styled.div`
  place-self: center;
  width: 100%;
  max-width: calc(var(--toast-width) + var(--space-5));

  svg {
    width: 100%;
    height: auto;
  }

  ${media.below.large} {
    display: none;
  }
`;

export const Edge = styled.svg`
  position: absolute;
  right: 0;
  bottom: calc(-1 * var(--border-hair));
  left: 0;
  width: 100%;
  max-width: none;
  height: clamp(var(--control-sm), 6vw, var(--space-20));
  color: var(--color-canvas);
`;
