import { css, Link, styled } from 'platform';

/** A company's name, whose link covers its whole card or row. */
export const CardLink = styled(Link)`
  color: var(--color-text);
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

/** A card or row that shows the focus of its `CardLink`. */
export const cardFocus = css`
  position: relative;

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

/** A large number of a list, such as that of open jobs. */
export const figure = css`
  font-size: var(--text-xl);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: var(--tracking-title);
  color: var(--color-text);
`;
