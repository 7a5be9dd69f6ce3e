import { css, media, styled } from 'platform';
import { Chip, chipTones } from './shared.styles';

/** Over the page, below its header. The page does not become larger by it. */
export const Outlines = styled.svg`
  position: absolute;
  z-index: var(--z-sticky);
  top: 0;
  left: 0;
  overflow: hidden;
  max-width: none;
  pointer-events: none;

  &.above {
    z-index: var(--z-header);
  }

  rect {
    --outline-width: 2px;

    fill: none;
    stroke: var(--color-info);
    stroke-dasharray: 6 4;
    stroke-width: var(--outline-width);
  }

  .failed {
    stroke: var(--color-danger);
  }

  .nav {
    stroke: var(--color-chrome-muted);
  }

  .chosen {
    --outline-width: 3px;

    fill: color-mix(in srgb, var(--color-info) 7%, transparent);
    stroke-dasharray: none;
  }
`;

export const Label = styled.div<{ $tone: 'remote' | 'failed' | 'nav' }>`
  --label-height: 22px;

  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--label-height);
  padding: 0 var(--space-2) 0 var(--border-hair);
  border-radius: var(--radius-xs);
  font: var(--weight-semibold) var(--text-2xs) / 1 var(--font-body);
  white-space: nowrap;

  ${({ $tone }) =>
    $tone === 'nav'
      ? css`
          background: var(--color-chrome-text);
          color: var(--color-chrome);
        `
      : chipTones[$tone]}

  code {
    font-family: var(--font-mono);
    font-weight: var(--weight-regular);
  }

  ${media.below.large} {
    code,
    .size {
      display: none;
    }
  }
`;

/** On a label: no edge between the two. */
export const LabelChip = styled(Chip)<{ $onChrome: boolean }>`
  ${({ $onChrome }) =>
    $onChrome
      ? css`
          background: var(--color-chrome);
          color: var(--color-chrome-text);
        `
      : css`
          background: none;
          color: inherit;
        `}
`;
