import { css, media, styled } from 'platform';
import { PayColumn } from '../Pay';

/** On the company's own page, without logo and company. */
interface Own {
  $isOwn?: boolean;
}

interface RowState {
  $isOpen?: boolean;
  $isSeen?: boolean;
}

/** The board of the brand, upright, beside the row whose job is open. */
const boardUp = css`
  --board-up: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 60' preserveAspectRatio='none'%3E%3Cpath d='M3.5 2C.8 18 1 38 6.2 58' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E");

  &::before {
    content: '';
    position: absolute;
    inset-block: var(--space-3);
    left: var(--space-1);
    width: var(--space-2);
    background: var(--color-brand);
    mask: var(--board-up) center / 100% 100% no-repeat;
  }
`;

const open = css`
  ${boardUp}

  &,
  &:hover {
    --color-text-muted: var(--color-brand-soft-text);
    --color-border-strong: var(--color-brand-soft-text);

    background: var(--color-brand-soft);
  }

  ${media.forcedColors} {
    outline: var(--row-hair) solid Highlight;
    outline-offset: calc(-1 * var(--row-hair));
  }
`;

/** The title and the texts recede; the pay stays. */
const seen = css`
  h3 a {
    font-weight: var(--weight-medium);
  }

  h3 a,
  p,
  p b {
    color: var(--color-text-muted);
  }
`;

export const Row = styled.li<Own & RowState>`
  --row-hair: calc(var(--space-1) / 2);
  --row-title: 1.0625rem;
  --row-line: 20px;
  /* The logo is smaller than elsewhere. */
  --logo-md: 44px;

  position: relative;
  display: grid;
  grid-template-columns: ${({ $isOwn }) => ($isOwn ? '' : 'var(--logo-md)')} minmax(0, 1fr) auto;
  gap: 0 calc(var(--space-3) + var(--row-hair));
  padding: calc(var(--space-3) + var(--row-hair)) var(--space-5) calc(var(--space-1) + var(--row-hair));
  transition: background-color var(--motion-fast) var(--ease-out);

  &:hover {
    background: var(--color-hover);
  }

  &:has(h2 a:focus-visible, h3 a:focus-visible) {
    outline: var(--row-hair) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--row-hair));
    box-shadow: inset 0 0 0 calc(var(--space-1) + var(--border-hair)) var(--color-focus-out);
  }

  ${media.below.medium} {
    --logo-md: var(--logo-sm);

    column-gap: var(--space-3);
    padding: calc(var(--space-3) + var(--row-hair)) var(--space-4);
  }

  ${({ $isOpen }) => $isOpen && open}
  ${({ $isSeen }) => $isSeen && seen}
`;

export const Logo = styled.span<{ $isClosed?: boolean }>`
  grid-row: 1 / span 2;
  ${({ $isClosed }) => $isClosed && 'filter: grayscale(1); opacity: 0.6;'}

  ${media.below.medium} {
    grid-row: 1;
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
  font-size: var(--row-title);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
  text-wrap: pretty;

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

/** The unit is below the amount; on small screens beside it. */
export const Money = styled(PayColumn)`
  --pay-weight: 700;

  grid-column: -2;
  grid-row: 1 / span 2;
  font-size: var(--row-title);
  line-height: 1.3;
  letter-spacing: -0.01em;

  small {
    display: block;
    margin-top: calc(var(--row-hair) + var(--border-hair));
    font-size: var(--text-2xs);
    line-height: var(--space-4);
    letter-spacing: 0;
  }

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 3;
    margin-top: var(--space-1);

    small {
      display: inline;
      margin-left: var(--space-1);
      font-size: var(--text-xs);
    }
  }
`;

const companyBesideLogo = css`
  ${media.below.medium} {
    grid-row: 1;
    align-self: center;
    margin: 0;

    b {
      display: block;
    }
  }
`;

export const Company = styled.p<Own>`
  grid-column: ${({ $isOwn }) => ($isOwn ? '1' : '2')};
  margin-top: var(--border-hair);
  font-size: var(--text-sm);
  line-height: var(--row-line);
  color: var(--color-text-muted);

  b {
    font-weight: 500;
    color: var(--color-text);
  }

  ${({ $isOwn }) => !$isOwn && companyBesideLogo}
`;

export const Separator = styled.span`
  ${media.below.medium} {
    display: none;
  }
`;

const belowLogo = ({ $isOwn }: Own) => ($isOwn ? '1 / -1' : '2 / -1');

export const Snippet = styled.p<Own>`
  grid-column: ${belowLogo};
  display: -webkit-box;
  margin-top: calc(var(--space-1) + var(--border-hair));
  overflow: hidden;
  font-size: var(--text-sm);
  line-height: var(--row-line);
  text-wrap: pretty;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;

  ${media.below.medium} {
    display: none;
  }
`;

export const Foot = styled.div<Own>`
  grid-column: ${belowLogo};
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-sm);
  margin: var(--row-hair) calc(-1 * var(--space-2)) 0 0;

  ${media.below.medium} {
    display: contents;
  }
`;

/** Facts separated by dots. The dot before the first fact of each line is outside of the clipped area. */
export const Facts = styled.ul`
  --dot-gap: 15px;
  --dot-left: 6px;
  --dot-top: 9px;
  --dot-size: 3px;

  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  margin-left: calc(-1 * var(--dot-gap));
  padding-block: var(--space-2);
  clip-path: inset(calc(-1 * var(--row-hair)) 0 calc(-1 * var(--row-hair)) var(--dot-gap));
  font-size: var(--text-xs);
  line-height: var(--row-line);
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-column: 1 / -1;
    grid-row: 4;
    margin-top: var(--space-1);
    padding-block: 0;
  }
`;

export const Fact = styled.li<{ $isUrgent?: boolean }>`
  position: relative;
  padding-left: var(--dot-gap);
  white-space: nowrap;
  ${({ $isUrgent }) => $isUrgent && 'font-weight: 600; color: var(--color-warning-soft-text);'}

  &::before {
    content: '';
    position: absolute;
    left: var(--dot-left);
    top: var(--dot-top);
    width: var(--dot-size);
    height: var(--dot-size);
    border-radius: 50%;
    background: var(--color-border-strong);
  }
`;

/** Its texts come from keywords and adverts and may be long. */
export const FoundBy = styled.span`
  white-space: normal;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
    color: var(--color-text);
  }
`;

export const Action = styled.div`
  position: relative;
  z-index: var(--z-raised);
  display: flex;

  ${media.from.medium} {
    button {
      width: var(--control-sm);
      height: var(--control-sm);
    }
  }

  ${media.below.medium} {
    grid-column: -2;
    grid-row: 1;
    justify-self: end;
    margin: calc(-1 * var(--row-hair)) calc(-1 * var(--space-3)) calc(-1 * var(--row-hair)) 0;
  }
`;

/** Always visible on touch screens, which have no hover. */
export const HoverAction = styled(Action)`
  margin-right: calc(-1 * var(--space-2));

  @media (hover: hover) {
    ${Row}:not(:hover, :focus-within, :has([aria-current])) & {
      opacity: 0;
    }
  }

  ${media.below.medium} {
    display: none;
  }
`;
