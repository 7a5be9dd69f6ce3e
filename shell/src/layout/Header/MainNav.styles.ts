import { css, Link, media, styled } from 'platform';

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

const item = css`
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
`;

export const Item = styled(Link)`
  ${item}

  &[aria-current] {
    color: var(--color-chrome-text);
    font-weight: var(--weight-semibold);
  }
`;

export const Outside = styled.a`
  ${item}
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
