/** `tp:mfe-jobs:app:load`, `tp:mfe-jobs-recent:mounted`. */
export const tracePrefix = 'tp:';

/**
 * Of the loader, per remote and expose: `resolve`, `load` (one per attempt) and `loaded`. Of the federation runtime, per container:
 * `linked`. Of a root: `hydrate` or `mount`, then `mounted`.
 */
export type TraceMoment = 'resolve' | 'load' | 'linked' | 'loaded' | 'hydrate' | 'mount' | 'mounted';

/** Marks a moment of a load in the browser's user timing, where the panel reads it. */
export function mark(name: string, moment: TraceMoment): void {
  performance.mark(`${tracePrefix}${name}:${moment}`);
}
