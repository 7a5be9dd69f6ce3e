import { media, styled } from 'platform';

/** One large post, and smaller ones in a column beside it. */
export const Posts = styled.ul`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--space-5) var(--space-8);
  align-items: start;

  > :first-child {
    grid-row: span 2;
  }

  > :nth-child(3) {
    padding-top: var(--space-5);
    border-top: var(--border-hair) solid var(--color-border);
  }

  ${media.below.large} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      grid-row: auto;
    }

    > :not(:first-child) {
      padding-top: var(--space-5);
      border-top: var(--border-hair) solid var(--color-border);
    }
  }
`;

/** The title is first in document order, the picture is first visually. */
export const Post = styled.article`
  --picture: 172px;
  --picture-small: 112px;
  --gap-small: 14px;
  --title-first: 1.625rem;

  position: relative;
  display: grid;
  grid-template-columns: var(--picture) minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  border-radius: var(--radius-lg);

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  li:first-child > & {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  ${media.below.medium} {
    grid-template-columns: var(--picture-small) minmax(0, 1fr);
    gap: var(--gap-small);
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 1;
  grid-column: 2;

  li:first-child & {
    grid-row: 2;
    grid-column: 1;
  }
`;

export const Title = styled.h3`
  overflow-wrap: anywhere;

  li:first-child & {
    font-size: var(--title-first);
    font-weight: var(--weight-display);
    line-height: 1.15;
    letter-spacing: -0.02em;

    ${media.below.medium} {
      font-size: var(--text-xl);
    }
  }

  a {
    color: var(--color-text);
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }

  /* The heading's link shows the new tab once for all of them; for screen readers each link announces it. */
  svg {
    display: none;
  }

  ${Post}:hover & a {
    text-decoration: underline;
  }
`;

/** Above the title, after it in document order. */
export const PostDate = styled.p`
  order: -1;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Excerpt = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-sm);

  li:first-child & {
    font-size: var(--text-md);
  }
`;

export const Cover = styled.div`
  grid-row: 1;
  grid-column: 1;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-md);
  background: var(--color-sunken);

  li:first-child & {
    aspect-ratio: 2;
    border-radius: var(--radius-lg);
  }

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** As high as a title of two lines. */
export const Line = styled.div`
  height: calc(2 * var(--leading-snug) * var(--text-lg));
  border-radius: var(--radius-xs);
  background: var(--color-sunken);
`;
