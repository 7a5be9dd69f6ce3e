import { Container, Link, media, styled } from 'platform';

export const Header = styled.header`
  --focus-inner: var(--color-chrome-text);

  position: sticky;
  z-index: var(--z-header);
  top: 0;
  background: var(--color-chrome);
  color: var(--color-chrome-text);

  ${media.short} {
    position: relative;
  }
`;

export const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap; /* large text takes a second line */
  align-items: center;
  gap: 0 var(--space-8);
  min-height: var(--header-height);

  ${media.below.large} {
    gap: 0 var(--space-3);
  }
`;

export const Brand = styled(Link)`
  display: flex;
  flex: none;
  border-radius: var(--radius-xs);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;

  ${media.below.medium} {
    display: none;
  }
`;

/** Above the first screen of the landing page, with its margins. */
export const SceneHeader = styled.header`
  --focus-inner: var(--color-chrome-text);

  position: absolute;
  z-index: var(--z-header);
  inset: 0 0 auto;
  padding-block: var(--space-5);
`;

export const SceneRow = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-scene));
  margin-inline: auto;
`;

export const SceneBrand = styled(Link)`
  display: inline-flex;
  border-radius: var(--radius-xs);
`;

export const SkipLink = styled.a`
  position: absolute;
  z-index: var(--z-skip);
  top: var(--skip-hidden);
  left: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  color: var(--color-accent-contrast);
  font-weight: var(--weight-semibold);

  &:focus {
    top: var(--space-2);
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);

  ${media.below.large} {
    gap: 0;
  }

  ${media.below.medium} {
    display: none;
  }
`;

export const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--space-16); /* as high as the header, and higher with larger text: the mark stands below it */
  padding-inline: var(--space-3);
  border-radius: var(--radius-xs);
  color: var(--color-chrome-muted);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--color-chrome-text);
  }

  /* On narrow screens the new tab is announced only to screen readers. */
  ${media.below.large} {
    padding-inline: var(--space-2);
    font-size: var(--text-sm);

    & > svg {
      display: none;
    }
  }

  &[aria-current] {
    color: var(--color-chrome-text);
    font-weight: var(--weight-semibold);
  }
`;

export const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
  left: var(--space-3);

  ${media.below.large} {
    right: var(--space-2);
    left: var(--space-2);
  }
`;
