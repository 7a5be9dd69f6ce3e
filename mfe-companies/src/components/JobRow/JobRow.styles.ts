import { css, media, styled } from 'platform';

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

export const Row = styled.li<{ $isFeatured?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--space-4);
  padding: 18px var(--space-5) 16px;
  transition: background-color var(--motion-fast);

  ${({ $isFeatured }) => $isFeatured && featured}

  &:hover {
    background: var(--color-hover);
  }

  &:has(a:focus-visible) {
    outline: 2px solid var(--color-focus-in);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 5px var(--color-focus-out);
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 14px 16px;
  }
`;

export const Head = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  font-size: var(--text-lg);
  font-weight: 600;
  line-height: var(--leading-snug);
  letter-spacing: -0.008em;
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

  ${Row}:hover & a {
    text-decoration: underline 2px var(--color-brand);
  }
`;

export const Place = styled.p`
  margin-top: 2px;
  font-size: 0.9375rem;
  color: var(--color-text-muted);

  ${media.below.medium} {
    font-size: var(--text-sm);
  }
`;

const mark = css`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1;
  color: var(--color-accent-soft-text);
  white-space: nowrap;
`;

/** The sun dot: posted within the last 24 hours. */
export const New = styled.span`
  ${mark}
  margin-left: 4px;
  vertical-align: 2px;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 1.5px var(--color-accent-line);
  }
`;

/** Top right; on small screens the last line, pay left and date right. */
export const Money = styled.div`
  display: grid;
  align-content: start;
  text-align: right;

  ${media.below.medium} {
    grid-row: 3;
    display: flex;
    gap: 12px;
    justify-content: space-between;
    align-items: baseline;
    margin-top: 10px;
    text-align: left;
  }
`;

export const Pay = styled.p`
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;

  small {
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--color-text-muted);
  }
`;

export const NoPay = styled.p`
  font-size: var(--text-sm);
  line-height: 1.6;
  color: var(--color-text-muted);
`;

export const Age = styled.p`
  font-size: var(--text-xs);
  color: var(--color-text-muted);
  white-space: nowrap;
`;

export const Snippet = styled.p`
  grid-column: 1 / -1;
  display: -webkit-box;
  margin-top: 6px;
  padding-right: 36px;
  overflow: hidden;
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--color-text-muted);
  text-wrap: pretty;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;

  ${media.below.medium} {
    display: none;
  }
`;

export const Facts = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: center;
  margin-top: 8px;
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-row: 2;
    gap: 4px 8px;
  }
`;

/** A fact has an icon on wide screens and a dot after it on small ones. */
export const Fact = styled.li`
  display: inline-flex;
  gap: 5px;
  align-items: center;

  ${media.below.medium} {
    > svg {
      display: none;
    }

    &:not(:last-child)::after {
      content: '·';
      margin-left: 3px;
    }
  }
`;

/** The board with the dot: the company pays for the first places. */
export const Featured = styled.li`
  ${mark}
`;
