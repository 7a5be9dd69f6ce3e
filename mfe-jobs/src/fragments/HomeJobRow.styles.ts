import { media, Sheet, styled } from 'platform';
import { PayColumn } from 'platform/jobs';

/** The rows have equal heights, so that a list fills the height of the block beside it. */
export const Rows = styled(Sheet)`
  display: grid;
  grid-auto-rows: minmax(min-content, 1fr);
  height: 100%;

  ${media.below.medium} {
    grid-auto-rows: auto;
    height: auto;
  }
`;

const columns = 'var(--space-10) minmax(0, 1fr) auto var(--control-md)';
const timedColumns = `76px ${columns}`;

/** On small screens the time moves to the line of the pay. */
export const Row = styled.li<{ $hasTime: boolean }>`
  position: relative;
  display: grid;
  grid-template-areas: ${({ $hasTime }) => ($hasTime ? "'time logo head pay save'" : "'logo head pay save'")};
  grid-template-columns: ${({ $hasTime }) => ($hasTime ? timedColumns : columns)};
  gap: 0 14px;
  align-items: center;
  min-height: ${({ $hasTime }) => ($hasTime ? '76px' : '82px')};
  padding: var(--space-3) 10px var(--space-3) var(--space-5);
  transition: background-color var(--motion-fast);

  &:hover {
    background: var(--color-hover);
  }

  &:has(h3 a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.below.medium} {
    grid-template-areas: 'logo head save' 'logo side side';
    grid-template-columns: var(--space-10) minmax(0, 1fr) var(--control-md);
    gap: 0 var(--space-3);
    min-height: 0;
    padding: 14px 6px 14px var(--space-4);
  }
`;

export const Logo = styled.span`
  grid-area: logo;

  /* Smaller than the logos of the kit, independent of the order of style sheets. */
  && > * {
    width: var(--space-10);
    height: var(--space-10);
    font-size: var(--text-md);
  }

  ${media.below.medium} {
    align-self: start;
  }
`;

export const Head = styled.div`
  grid-area: head;
  min-width: 0;
`;

export const Title = styled.h3<{ $isSeen: boolean }>`
  font-size: var(--text-md);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;

  a {
    color: ${({ $isSeen }) => ($isSeen ? 'var(--color-text-muted)' : 'var(--color-text)')};
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

/** Company and place: one line, two on small screens without a separator at the end of a line. */
export const Company = styled.p`
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--color-text-muted);
  overflow-wrap: anywhere;
`;

export const Place = styled.span`
  &::before {
    content: ' · ';
  }

  ${media.below.medium} {
    display: block;

    &::before {
      content: none;
    }
  }
`;

export const Side = styled.div`
  display: contents;

  ${media.below.medium} {
    display: flex;
    grid-area: side;
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    align-items: baseline;
    justify-content: space-between;
    margin-top: var(--space-1);
    padding-right: 10px;
  }
`;

export const Money = styled(PayColumn)`
  grid-area: pay;
  font-size: var(--text-control);
`;

/** Below the pay; on small screens below the save button. There it does not change the height of a row. */
export const Seen = styled.span`
  grid-area: pay;
  place-self: end;
  font-size: var(--text-2xs);
  line-height: 1;
  color: var(--color-text-muted);

  ${media.below.medium} {
    grid-area: save;
    place-self: end center;
  }
`;

/** The dot marks the first 24 hours. */
export const Time = styled.time<{ $isNew: boolean }>`
  grid-area: time;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  color: var(--color-text-muted);

  ${({ $isNew }) =>
    $isNew &&
    `
    font-weight: 600;
    color: var(--color-text);
    white-space: nowrap;

    &::before {
      content: '';
      display: inline-block;
      width: var(--space-2);
      height: var(--space-2);
      margin-right: 6px;
      border-radius: 50%;
      background: var(--color-accent);
      box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
      vertical-align: 1px;
    }
  `}

  ${media.below.medium} {
    font-size: var(--text-xs);
  }
`;

export const Save = styled.span`
  grid-area: save;
  z-index: var(--z-raised);

  ${media.below.medium} {
    align-self: start;
    margin-top: calc(-1 * var(--space-2));
  }
`;
