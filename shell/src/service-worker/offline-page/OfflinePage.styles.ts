import { Link, Sheet, styled } from 'platform';

/** The site's header, without links that require a connection. */
export const Header = styled.header`
  --focus-inner: var(--color-chrome-text);

  display: flex;
  min-height: var(--header-height);
  align-items: center;
  background: var(--color-chrome);
`;

export const Brand = styled(Link)`
  display: inline-flex;
`;

export const CachedPages = styled.section`
  padding-bottom: var(--space-section);

  &:has(ul:empty) {
    display: none;
  }
`;

export const Title = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-lg);
`;

/** The rows are written by the service worker, as plain markup. */
export const List = styled(Sheet)`
  & a {
    display: block;
    padding: var(--space-4) var(--space-5);
    color: var(--color-brand-text);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    background: var(--color-hover);
    text-decoration: underline;
  }
`;
