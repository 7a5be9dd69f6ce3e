import { css, media, styled } from 'platform';
import { cardFocus, figure } from '../card-link';

/** Width of the strip of tiles at the start of a row. */
const edge = '12px';
const pictureWidth = '68px';

export const Row = styled.li`
  ${cardFocus}
  display: grid;
  grid-template-columns: ${edge} var(--logo-md) minmax(0, 1fr) calc(2 * ${pictureWidth}) 76px;
  gap: 0 var(--space-4);
  align-items: center;
  min-height: 92px;
  padding: var(--space-3) var(--space-5) var(--space-3) 0;

  &:hover {
    background: var(--color-hover);
  }

  ${media.below.large} {
    grid-template-columns: ${edge} var(--logo-md) minmax(0, 1fr) auto;
  }

  ${media.below.medium} {
    --logo-md: var(--logo-sm);

    gap: 0 var(--space-3);
    align-items: start;
    padding-right: var(--space-4);
  }
`;

export const Edge = styled.div`
  position: relative;
  align-self: stretch;
  margin-block: calc(-1 * var(--space-3));
  overflow: hidden;
`;

/** A banner of two rows, turned by a quarter: one of its rows is visible. */
export const TurnedBanner = styled.div`
  position: absolute;
  top: 0;
  left: ${edge};
  width: 480px;
  height: calc(2 * ${edge});
  transform: rotate(90deg);
  transform-origin: 0 0;
`;

/** On small screens it extends below the number of jobs, for which the texts beside it leave space. */
export const Main = styled.div`
  min-width: 0;

  ${media.below.medium} {
    grid-area: 1 / 3 / auto / -1;
  }
`;

const besideJobs = css`
  ${media.below.medium} {
    padding-right: 64px;
  }
`;

export const Name = styled.h2`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  letter-spacing: 0;

  ${besideJobs}
`;

export const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: calc(var(--space-1) / 2);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
  overflow-wrap: anywhere;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;

  ${media.below.medium} {
    -webkit-line-clamp: 3;
  }

  ${besideJobs}
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--space-1) / 2) var(--space-3);
  margin-top: var(--space-1);
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  li {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    overflow-wrap: anywhere;
  }

  svg {
    color: var(--color-brand-text);
  }
`;

/** Aligned at the end of the column, in one line. */
export const Areas = styled.span`
  display: flex;
  justify-content: flex-end;

  > span {
    width: ${pictureWidth};
  }

  ${media.below.large} {
    display: none;
  }
`;

export const Jobs = styled.p`
  font-size: var(--text-xs);
  line-height: 1.2;
  text-align: right;
  color: var(--color-text-muted);

  b {
    ${figure}
    display: block;
  }

  ${media.below.medium} {
    grid-area: 1 / 4;
  }
`;
