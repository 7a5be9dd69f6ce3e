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
