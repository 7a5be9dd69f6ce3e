import { css, media, styled } from 'platform';

export const inset = css`
  padding-inline: var(--space-5);

  ${media.below.large} {
    padding-inline: var(--space-4);
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-xs);

  th,
  td {
    padding: var(--cell-padding) var(--space-3) var(--cell-padding) 0;
    font-weight: var(--weight-regular);
    text-align: left;
    vertical-align: top;
  }
`;

export type ChipTone = 'remote' | 'failed' | 'shell' | 'soft';

export const chipTones: Record<ChipTone, ReturnType<typeof css>> = {
  remote: css`
    background: var(--color-info);
    color: var(--color-canvas);
  `,
  failed: css`
    background: var(--color-danger);
    color: var(--color-danger-contrast);
  `,
  shell: css`
    background: var(--color-neutral-soft);
    color: var(--color-neutral-soft-text);
  `,
  soft: css`
    background: var(--color-info-soft);
    color: var(--color-info-soft-text);
  `,
};

/** Number of a remote. */
export const Chip = styled.span<{ $tone: ChipTone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: var(--chip-size);
  height: var(--chip-size);
  padding: 0 var(--space-1);
  border-radius: var(--radius-xs);
  font: var(--weight-bold) var(--text-2xs) / 1 var(--font-body);
  font-variant-numeric: tabular-nums;
  ${({ $tone }) => chipTones[$tone]}
`;

export const CanaryDot = styled.span`
  --dot-size: 10px;
  --dot-edge: 1.5px;

  display: inline-block;
  flex: none;
  width: var(--dot-size);
  height: var(--dot-size);
  border-radius: 50%;
  background: var(--color-accent);
  box-shadow: 0 0 0 var(--dot-edge) var(--color-accent-line);
`;
