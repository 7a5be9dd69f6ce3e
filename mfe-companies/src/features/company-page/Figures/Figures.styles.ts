import { media, Sheet, styled } from 'platform';

/** Three blocks on one sheet; below `large` one below the other. Empty while they load, with the usual height. */
export const FigureSheet = styled.div`
  display: grid;
  grid-template-columns: 1.15fr 1fr 1.15fr;

  &:empty {
    min-height: 244px;
  }

  margin-top: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);

    &:empty {
      min-height: 560px;
    }
  }
`;

export const FailedSheet = styled(Sheet)`
  margin-top: var(--space-6);
`;

export const Figure = styled.section`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-1);
  padding: var(--space-5) var(--space-6);

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
  }

  ${media.below.large} {
    & + & {
      border-top: var(--border-hair) solid var(--color-border);
      border-left: 0;
    }
  }
`;

export const Title = styled.h2`
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  line-height: 1.4;
  letter-spacing: 0;
  color: var(--color-text-muted);
`;

export const Value = styled.p`
  font-size: var(--text-2xl);
  font-weight: var(--weight-display);
  line-height: 1.15;
  letter-spacing: var(--tracking-display);

  small {
    display: block;
    margin-top: calc(var(--space-1) / 2);
    font-size: var(--text-sm);
    font-weight: var(--weight-regular);
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--color-text-muted);
  }
`;

/** A value that is not known yet. */
export const NoValue = styled(Value)`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: 0;
`;

export const Plot = styled.svg`
  align-self: end;
  width: 100%;
  max-width: 340px;
  height: auto;
  margin-top: var(--space-2);
  overflow: visible;

  text {
    font-size: var(--text-2xs);
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    fill: var(--color-text-muted);
  }

  [data-part='axis'] {
    stroke: var(--color-border-strong);
    stroke-width: 1.5;
  }

  [data-part='mark'] {
    fill: var(--color-brand-line);
  }

  [data-part='main'] {
    fill: var(--color-brand);
  }

  [data-part='empty'] {
    fill: none;
    stroke: var(--color-border-strong);
    stroke-width: 1.5;
  }

  [data-part='sign'] {
    fill: none;
    stroke: var(--color-brand-contrast);
    stroke-width: 1.75;
    stroke-linecap: round;
  }

  [data-part='pointer'] {
    stroke: var(--color-text);
    stroke-width: 2;
  }

  [data-part='strong'] {
    font-weight: var(--weight-bold);
    fill: var(--color-text);
  }

  ${media.forcedColors} {
    [data-part='mark'] {
      fill: GrayText;
    }

    [data-part='main'] {
      fill: Highlight;
    }
  }
`;
