import { css, styled } from 'styled-components';
import { media } from '../../theme/media';

const featured = css`
  background: var(--color-featured);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 14px;
    bottom: 14px;
    width: 4px;
    border-radius: 0 4px 4px 0;
    background: var(--color-accent-line);
  }
`;

/** On the company's own page. */
interface Own {
  $isOwn?: boolean;
}

const ownColumns = ({ $hasAction }: { $hasAction: boolean }) => `minmax(0, 1fr)${$hasAction ? ' 44px' : ''}`;

export const Row = styled.li<Own & { $isFeatured?: boolean; $hasAction: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $isOwn }) => ($isOwn ? 'minmax(0, 1fr) auto' : '48px minmax(0, 1fr) auto')};
  gap: 2px var(--space-4);
  padding: 18px var(--space-5) 16px;
  transition: background-color var(--motion-fast);
  ${({ $isFeatured }) => $isFeatured && featured}

  &:hover {
    background: var(--color-hover);
  }

  &:has(h2 a:focus-visible, h3 a:focus-visible) {
    outline: 2px solid var(--color-focus-in);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 5px var(--color-focus-out);
  }

  ${media.below.medium} {
    grid-template-columns: ${(row) => (row.$isOwn ? ownColumns(row) : '44px minmax(0, 1fr) 44px')};
    gap: 0 12px;
    padding: 14px 16px;
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
    margin-top: 10px;
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
    text-decoration: underline 2px var(--color-brand);
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
  margin: 2px 0 0;
  font-size: 0.9375rem;
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
  grid-template-columns: auto ${({ $hasAction }) => ($hasAction ? '44px' : '')};
  column-gap: 6px;
  align-content: start;
  text-align: right;

  ${media.below.medium} {
    display: contents;
  }
`;

export const Money = styled.div`
  p {
    margin: 0;
    font-size: 0.9375rem;
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
    gap: 12px;
    justify-content: space-between;
    align-items: baseline;
    margin-top: 10px;
    text-align: left;
  }
`;

export const Action = styled.div`
  position: relative;
  z-index: var(--z-raised);
  grid-column: 2;
  grid-row: 1 / span 2;
  margin: -8px -10px 0 0;

  ${media.below.medium} {
    grid-column: -2;
    grid-row: 1;
    justify-self: end;
    margin: 0 -12px 0 0;
  }
`;

export const Snippet = styled.p<Own>`
  grid-column: ${({ $isOwn }) => ($isOwn ? '1 / -1' : '2 / -1')};
  display: -webkit-box;
  margin: 6px 0 0;
  padding-right: 36px;
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
  gap: 4px 14px;
  align-items: center;
  margin: 8px 0 0;
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 3;
    gap: 4px 8px;
  }
`;

/** A plain fact has an icon on wide screens, and a separator after it on small ones. */
export const Fact = styled.li<{ $isMarked?: boolean }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;

  ${media.below.medium} {
    > svg {
      display: none;
    }

    &:not(:last-child)::after {
      content: '${({ $isMarked }) => ($isMarked ? '' : '·')}';
      margin-left: 3px;
    }
  }
`;
