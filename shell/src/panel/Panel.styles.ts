import { media, styled } from 'platform';
import { inset, table } from './shared.styles';

/** Never moves the page: over it, on the right; a sheet at the bottom on narrow screens. */
export const Frame = styled.section`
  --panel-width: 544px;
  --panel-edge: 3px;
  --tight: 2px;
  --cell-padding: 3px;
  --lane-height: 18px;
  --chip-size: 20px;
  --tool-height: 32px;
  --phase-columns: 96px 44px 44px;

  position: fixed;
  z-index: var(--z-drawer);
  inset: 0 0 0 auto;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  width: var(--panel-width);
  border-left: var(--panel-edge) solid var(--color-info);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-3);
  font: var(--weight-regular) var(--text-sm) / 1.4 var(--font-body);
  text-align: left;

  code {
    font-family: var(--font-mono);
    font-size: 0.9286em;
  }

  ${media.below.wide} {
    --panel-width: 480px;
  }

  ${media.below.large} {
    --sheet-height: 68dvh;

    inset: auto 0 0;
    overflow: hidden;
    width: auto;
    height: var(--sheet-height);
    border-top: var(--panel-edge) solid var(--color-info);
    border-left: 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  }
`;

export const Top = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: start;
  padding: var(--space-3) var(--space-2) 0 var(--space-5);

  h2 {
    font-size: var(--text-xl);
    letter-spacing: var(--tracking-title);
  }

  ${media.below.large} {
    --grip-width: 40px;
    --grip-height: 4px;

    position: relative;
    padding: var(--space-4) var(--space-2) 0 var(--space-4);

    &::before {
      content: '';
      position: absolute;
      top: var(--space-2);
      left: calc(50% - var(--grip-width) / 2);
      width: var(--grip-width);
      height: var(--grip-height);
      border-radius: var(--radius-full);
      background: var(--color-border-strong);
    }
  }
`;

export const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tight) var(--space-3);
  color: var(--color-text-muted);

  code {
    color: var(--color-text);
  }
`;

export const Failures = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-danger-text);
  font-weight: var(--weight-semibold);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-bottom: var(--border-hair) solid var(--color-border);

  ${media.below.large} {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: var(--space-2) var(--space-4);
    scrollbar-width: none;
  }
`;

export const Tool = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--tool-height);
  padding: 0 var(--space-3);
  border: var(--border-hair) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info-soft-text);
  }

  ${media.below.large} {
    min-height: var(--target-min);
  }
`;

export const Body = styled.div`
  overflow: auto;
  min-height: 0;
  overscroll-behavior: contain;
`;

export const Libraries = styled.section`
  ${inset}
  padding-block: var(--space-4) var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);

  h3 {
    display: flex;
    justify-content: space-between;
    margin-bottom: var(--space-2);
    font-size: var(--text-control);
  }

  h3 span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }

  table {
    ${table}
  }

  tbody tr > * {
    padding-block: var(--space-1);
    border-top: var(--border-hair) solid var(--color-border);
  }

  .used {
    display: inline-flex;
    gap: var(--space-1);
  }

  .range,
  .state {
    color: var(--color-text-muted);
    white-space: nowrap;
  }

  .state {
    padding-right: 0;
    text-align: right;
  }

  .good {
    color: var(--color-success);
  }

  .outside {
    color: var(--color-warning-soft-text);
    font-weight: var(--weight-semibold);
  }
`;

export const Keys = styled.p`
  ${inset}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  padding-block: var(--space-2) var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);

  kbd {
    min-width: var(--chip-size);
    padding: var(--border-hair) var(--space-1);
    border: var(--border-hair) solid var(--color-border-strong);
    border-radius: var(--radius-xs);
    background: var(--color-surface);
    color: var(--color-text);
    font-family: var(--font-mono);
    text-align: center;
  }

  ${media.below.large} {
    display: none;
  }
`;

export const Empty = styled.p`
  ${inset}
  padding-block: var(--space-6);
  color: var(--color-text-muted);
`;

export const Wide = styled.span`
  ${media.below.large} {
    /* Above the rule of a list's items. */
    && {
      display: none;
    }
  }
`;
