import { Container, media, styled } from 'platform';
import { JumpPanel } from '../jump-panel/JumpPanel';

export const Hero = styled.section`
  --focus-inner: var(--color-chrome-text);
  --panel-width: 560px;
  /* Up to this width of the window the panel ends with the window. */
  --panel-bleed-until: 1360px;
  --copy-top: 3.25rem;
  --copy-bottom: 6rem;
  --edge-small: 28px;
  --edge-large: 56px;

  position: relative;
  overflow: clip;
  background: var(--color-chrome);
  color: var(--color-chrome-text);

  /* The list of an open search field ends below the section. */
  &:has([aria-expanded='true']) {
    overflow-y: visible;
  }
`;

/** The panel stands at the lower edge of the section. From 1360 px on, it ends with the content, below with the window. */
export const Grid = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(var(--panel-width), 41vw));
  gap: clamp(var(--space-8), 4vw, var(--space-16));
  align-items: start;

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const Copy = styled.div`
  padding-block: clamp(var(--space-6), 3.4vw, var(--copy-top)) clamp(var(--space-16), 6.5vw, var(--copy-bottom));

  ${media.below.large} {
    padding-bottom: var(--space-5);
  }
`;

export const Title = styled.h1`
  max-width: 12ch;
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

/** The search reaches into the gap before the panel. */
export const Search = styled.div`
  position: relative;
  z-index: var(--z-raised);
  margin-right: calc(-1 * var(--space-6));
  margin-top: var(--space-6);

  ${media.below.large} {
    margin-right: 0;
  }
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

  /* A second line extends into the padding below. */
  ${media.from.large} {
    height: var(--space-8);
  }

  ${media.below.medium} {
    min-height: calc(2 * var(--space-8));
  }

  ${media.below.small} {
    min-height: calc(3 * var(--space-8));
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--space-8);
    color: var(--color-chrome-text);
  }
`;

export const WidePanel = styled(JumpPanel)`
  align-self: end;

  && {
    --edge-distance: max(var(--gutter), (100vw - var(--width-wide)) / 2);

    width: calc(100% + clamp(0 * 1vw, (var(--panel-bleed-until) - 100vw) * 999, var(--edge-distance)));
    max-width: none;
  }

  ${media.below.large} {
    display: none;
  }
`;

/** As wide as the window. */
export const SmallPanel = styled(JumpPanel)`
  && {
    width: calc(100% + 2 * var(--gutter));
    max-width: none;
  }

  margin-left: calc(-1 * var(--gutter));

  ${media.from.large} {
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
  height: clamp(var(--edge-small), 3.6vw, var(--edge-large));
  color: var(--color-canvas);
`;
