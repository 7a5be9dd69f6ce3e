import { Container, Link, media, styled } from 'platform';

export const Header = styled.header`
  --focus-inner: var(--color-chrome-text);

  position: sticky;
  z-index: var(--z-header);
  top: 0;
  height: var(--header-height);
  background: var(--color-chrome);
  color: var(--color-chrome-text);
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  height: 100%;

  ${media.below.large} {
    gap: var(--space-3);
  }
`;

export const Brand = styled(Link)`
  display: flex;
  flex: none;
  border-radius: var(--radius-xs);
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;

  ${media.below.medium} {
    display: none;
  }
`;
