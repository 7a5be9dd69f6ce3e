import { css, media, styled } from 'platform';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  align-items: baseline;
  justify-content: space-between;
`;

/** Container of a link with an arrow. */
export const arrowLink = css`
  font-size: var(--text-sm);

  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    padding-block: 6px;
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Back = styled.div`
  ${arrowLink}
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--width-aside);
  gap: var(--space-10);
  align-items: start;
  padding-top: var(--space-5);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Aside = styled.aside`
  position: sticky;
  top: calc(var(--header-height) + var(--space-4));
  display: grid;
  gap: var(--space-4);

  ${media.below.large} {
    position: static;
  }
`;

/** From 1024 px the apply panel has these actions. */
export const SmallScreenTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: calc(-1 * var(--space-3)) 0 var(--space-3) calc(-1 * var(--space-3));

  ${media.from.large} {
    display: none;
  }
`;

/** Sticky inside its parent, so the parent has no box. Small screens have the action bar at the bottom. */
export const LargeScreens = styled.div`
  display: contents;

  ${media.below.large} {
    display: none;
  }
`;
