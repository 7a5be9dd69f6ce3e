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

/** Covers the top of the scene, which fills the screen. */
export const SceneHeader = styled.header`
  --focus-inner: var(--color-chrome-text);

  position: absolute;
  z-index: var(--z-header);
  inset: 0 0 auto;
  padding-block: var(--space-5);
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
