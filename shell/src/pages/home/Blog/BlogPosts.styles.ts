import { media, styled } from 'platform';
import { tintColors } from 'platform/tiles';

export const Posts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

/** The title is first in document order, the picture is first visually. */
export const Post = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-3);
  border-radius: var(--radius-lg);

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.below.medium} {
    grid-template-columns: var(--logo-xl) minmax(0, 1fr);
    align-items: start;
    border-radius: var(--radius-md);
  }
`;

export const Text = styled.div`
  grid-row: 2;

  ${media.below.medium} {
    grid-row: 1;
    grid-column: 2;
  }
`;

export const Title = styled.h3`
  overflow-wrap: anywhere;

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

export const PostDate = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Excerpt = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-sm);

  ${media.below.medium} {
    display: none;
  }
`;

export const tints = ['brand', 'coral', 'info', 'sun', 'teal', 'violet'] as const;

const grounds = { ...tintColors, neutral: ['--color-sunken', '--color-text-muted'] } as const;

export const Cover = styled.div<{ $tint: keyof typeof grounds }>`
  grid-row: 1;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-lg);
  background: ${({ $tint }) => `var(${grounds[$tint][0]})`};
  color: ${({ $tint }) => `var(${grounds[$tint][1]})`};

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.below.medium} {
    grid-column: 1;
    aspect-ratio: 1;
    border-radius: var(--radius-md);
  }
`;

/** As high as a title of two lines. */
export const Line = styled.div`
  height: calc(2 * var(--leading-snug) * var(--text-lg));
  border-radius: var(--radius-xs);
  background: var(--color-sunken);
`;
