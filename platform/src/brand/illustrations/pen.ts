const ink = { stroke: 'var(--ill-line)', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** Stroke properties of all illustrations. The theme sets their colours through `--ill-*`. */
export const pen = {
  line: { ...ink, fill: 'none', strokeLinecap: 'round' },
  paper: { ...ink, fill: 'var(--ill-paper)' },
  fill: { ...ink, fill: 'var(--ill-fill)' },
  dot: { ...ink, fill: 'var(--ill-dot)' },
} as const;
