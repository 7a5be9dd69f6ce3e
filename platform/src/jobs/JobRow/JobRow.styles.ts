import { css, media, styled } from 'platform';

const featured = css`
  background: var(--color-featured);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(var(--space-3) + var(--row-hair));
    bottom: calc(var(--space-3) + var(--row-hair));
    width: var(--space-1);
    border-radius: 0 var(--space-1) var(--space-1) 0;
    background: var(--color-accent-line);
  }
`;

/** On the company's own page. */
interface Own {
  $isOwn?: boolean;
}

const ownColumns = ({ $hasAction }: { $hasAction: boolean }) =>
  `minmax(0, 1fr)${$hasAction ? ' var(--control-md)' : ''}`;

export const Row = styled.li<Own & { $isFeatured?: boolean; $hasAction: boolean }>`
  --row-hair: calc(var(--space-1) / 2);

  position: relative;
  display: grid;
  grid-template-columns: ${({ $isOwn }) => ($isOwn ? 'minmax(0, 1fr) auto' : 'var(--logo-md) minmax(0, 1fr) auto')};
  gap: var(--row-hair) var(--space-4);
  padding: calc(var(--space-4) + var(--row-hair)) var(--space-5) var(--space-4);
  transition: background-color var(--motion-fast);
  ${({ $isFeatured }) => $isFeatured && featured}

  &:hover {
    background: var(--color-hover);
  }

  &:has(h2 a:focus-visible, h3 a:focus-visible) {
    outline: var(--row-hair) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--row-hair));
    box-shadow: inset 0 0 0 calc(var(--space-1) + var(--border-hair)) var(--color-focus-out);
  }

  ${media.below.medium} {
    grid-template-columns: ${(row) => (row.$isOwn ? ownColumns(row) : 'var(--logo-sm) minmax(0, 1fr) var(--control-md)')};
    gap: 0 var(--space-3);
    padding: calc(var(--space-3) + var(--row-hair)) var(--space-4);
  }
`;

export const Logo = styled.span<{ $isClosed?: boolean }>`
  grid-row: 1 / span 3;
  ${({ $isClosed }) => $isClosed && 'filter: grayscale(1); opacity: 0.6;'}

  ${media.below.medium} {
    grid-row: 1;
  }
`;

export const Head = styled.div<Own>`
  min-width: 0;

  ${media.below.medium} {
    ${({ $isOwn }) => !$isOwn && 'display: contents;'}
  }
`;

const titleBelowCompany = css`
  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 2;
    margin-top: calc(var(--space-2) + var(--row-hair));
  }
`;

export const Title = styled.h3<Own & { $isClosed?: boolean }>`
  font-size: var(--text-lg);
  font-weight: 600;
  line-height: var(--leading-snug);
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;

  a {
    color: ${({ $isClosed }) => ($isClosed ? 'var(--color-text-muted)' : 'var(--color-text)')};
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

  ${Row}:hover & a {
    text-decoration: underline var(--row-hair) var(--color-brand);
  }

  ${({ $isOwn }) => !$isOwn && titleBelowCompany}
`;

const companyBesideLogo = css`
  ${media.below.medium} {
    grid-column: 2;
    grid-row: 1;
    align-self: center;
    margin: 0;
    line-height: 1.4;

    b {
      display: block;
    }
  }
`;

export const Company = styled.p<Own>`
  margin: var(--row-hair) 0 0;
  font-size: var(--text-control);
  color: var(--color-text-muted);

  b {
    font-weight: 500;
    color: var(--color-text);
  }

  ${media.below.medium} {
    font-size: var(--text-sm);
  }

  ${({ $isOwn }) => !$isOwn && companyBesideLogo}
`;

export const Separator = styled.span`
  ${media.below.medium} {
    display: none;
  }
`;

export const Side = styled.div<Own & { $hasAction: boolean }>`
  grid-column: -2;
  grid-row: 1 / span ${({ $isOwn }) => ($isOwn ? 1 : 2)};
  display: grid;
  grid-template-columns: auto ${({ $hasAction }) => ($hasAction ? 'var(--control-md)' : '')};
  column-gap: calc(var(--space-1) + var(--row-hair));
  align-content: start;
  text-align: right;

  ${media.below.medium} {
    display: contents;
  }
`;

export const Money = styled.div`
  p {
    margin: 0;
    font-size: var(--text-control);
    line-height: 1.5;
  }

  p + p {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
    white-space: nowrap;
  }

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 4;
    display: flex;
    gap: var(--space-3);
    justify-content: space-between;
    align-items: baseline;
    margin-top: calc(var(--space-2) + var(--row-hair));
    text-align: left;
  }
`;

export const Action = styled.div`
  position: relative;
  z-index: var(--z-raised);
  grid-column: 2;
  grid-row: 1 / span 2;
  margin: calc(-1 * var(--space-2)) calc(-1 * (var(--space-2) + var(--row-hair))) 0 0;

  ${media.below.medium} {
    grid-column: -2;
    grid-row: 1;
    justify-self: end;
    margin: 0 calc(-1 * var(--space-3)) 0 0;
  }
`;

export const Snippet = styled.p<Own>`
  grid-column: ${({ $isOwn }) => ($isOwn ? '1 / -1' : '2 / -1')};
  display: -webkit-box;
  margin: calc(var(--space-1) + var(--row-hair)) 0 0;
  padding-right: var(--control-sm);
  overflow: hidden;
  font-size: var(--text-sm);
  text-wrap: pretty;
  line-height: 1.5;
  color: var(--color-text-muted);
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;

  ${media.below.medium} {
    display: none;
  }
`;

export const Facts = styled.ul<Own>`
  grid-column: ${({ $isOwn }) => ($isOwn ? '1 / -1' : '2 / -1')};
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) calc(var(--space-3) + var(--row-hair));
  align-items: center;
  margin: var(--space-2) 0 0;
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 3;
    gap: var(--space-1) var(--space-2);
  }
`;

/** A plain fact has an icon on wide screens, and a separator after it on small ones. */
export const Fact = styled.li<{ $isMarked?: boolean }>`
  display: inline-flex;
  gap: calc(var(--space-1) + var(--border-hair));
  align-items: center;

  ${media.below.medium} {
    > svg {
      display: none;
    }

    &:not(:last-child)::after {
      content: '${({ $isMarked }) => ($isMarked ? '' : '·')}';
      margin-left: calc(var(--space-1) - var(--border-hair));
    }
  }
`;
