import { Link, media, styled } from 'platform';
import { JumpPanel } from '../jump-panel/JumpPanel';

/** The frame of this page is wider than the content of others. */
export const Frame = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-scene));
  margin-inline: auto;
`;

/** The first screen: search and panel, and the strip for companies at its lower edge. */
export const First = styled.div`
  --title-small: 2.75rem;
  --title-large: 5rem;
  --title-base: 1.2rem;
  --search-width: 680px;
  --panel-width: 560px;
  --edge-height: 26px;
  --picture-width: 104px;
  --picture-small: 72px;
  --focus-inner: var(--color-chrome-text);
  --header: 72px;
  --strip: 104px;
  --above-strip: 28px;

  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 100vh;
  min-height: 100svh;
  background: var(--color-chrome);
  color: var(--color-chrome-text);
`;

export const Middle = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: clamp(var(--space-8), 4vw, var(--space-20));
  align-items: center;
  padding-block: var(--header) var(--above-strip);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    align-content: start;
    padding-block: calc(var(--header) + var(--space-6)) var(--control-md);
  }
`;

export const Title = styled.h1`
  max-width: 11ch;
  font-size: clamp(var(--title-small), var(--title-base) + 3.4vw, var(--title-large));
  letter-spacing: var(--tracking-hero);
  line-height: 1;
`;

export const Lead = styled.p`
  max-width: 46ch;
  margin-top: var(--space-4);
  color: var(--color-chrome-muted);
  font-size: var(--text-lg);
`;

export const Search = styled.div`
  max-width: var(--search-width);
  margin-top: var(--space-5);
`;

export const Enter = styled(Link)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--target-min);
  margin-top: var(--space-5);
  color: var(--color-chrome-text);
  font-weight: var(--weight-semibold);
`;

/** Square, and whole at every height of the window. */
export const WidePanel = styled(JumpPanel)`
  && {
    width: min(42vw, 100vh - var(--header) - var(--strip) - var(--above-strip) - var(--space-1));
  }

  ${media.below.large} {
    display: none;
  }
`;

export const SmallPanel = styled(JumpPanel)`
  max-width: var(--panel-width);
  margin-inline: auto;

  ${media.from.large} {
    display: none;
  }
`;

export const Strip = styled.aside`
  --focus-inner: var(--color-focus-in);

  position: relative;
  display: grid;
  align-items: center;
  min-height: var(--strip);
  background: var(--color-canvas);
  color: var(--color-text);

  ${media.below.medium} {
    padding-block: var(--space-3);
  }
`;

export const Edge = styled.svg`
  position: absolute;
  bottom: calc(100% - var(--border-hair));
  left: 0;
  width: 100%;
  max-width: none;
  height: var(--edge-height);
  color: var(--color-canvas);
`;

export const StripRow = styled(Frame)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
`;

export const StripPicture = styled.div`
  flex: none;
  width: var(--picture-width);

  ${media.below.medium} {
    width: var(--picture-small);
  }
`;

export const StripText = styled.p`
  flex: 1;
  min-width: 0;
  color: var(--color-text-muted);

  b {
    display: block;
    font-size: var(--text-lg);
    color: var(--color-text);
  }
`;

export const StripAction = styled.div`
  ${media.below.medium} {
    width: 100%;
  }
`;

export const Companies = styled.section`
  --card-width: 520px;
  --column-gap: 6rem;
  --picture-width: 96px;

  padding-block: var(--space-10) var(--space-12);
  border-top: var(--border-hair) solid var(--color-border);
`;

export const CompaniesGrid = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--card-width));
  gap: clamp(var(--space-8), 6vw, var(--column-gap));
  align-items: start;

  h2 {
    max-width: 16ch;
    font-size: var(--text-3xl);
    line-height: 1.1;
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: var(--space-5);
  max-width: var(--card-width);
  margin-top: var(--space-6);

  li {
    display: grid;
    grid-template-columns: var(--picture-width) minmax(0, 1fr);
    gap: var(--space-5);
    align-items: center;
  }

  p {
    font-size: var(--text-sm);
    color: var(--color-text-muted);
  }

  b {
    display: block;
    font-size: var(--text-md);
    color: var(--color-text);
  }
`;

export const Legal = styled.footer`
  border-top: var(--border-hair) solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--space-10);
    color: inherit;
  }
`;

export const LegalRow = styled(Frame)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: center;
  padding-block: var(--space-3);
`;
