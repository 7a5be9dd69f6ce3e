/** Paths of one tile on a grid of 100 × 100. Absolute `M`, `L`, `C` and `Z` only, so that each pair of numbers is a point. */
interface MotifPaths {
  shape: string;
  /** Drawn above the shape. */
  detail?: string;
}

export const motifs = {
  plain: { shape: '' },
  quarter: { shape: 'M0 0L100 0C100 55.2 55.2 100 0 100Z' },
  ring: { shape: 'M0 0L100 0C100 55.2 55.2 100 0 100Z', detail: 'M0 0L50 0C50 27.6 27.6 50 0 50Z' },
  lens: { shape: 'M0 0C55.2 0 100 44.8 100 100C44.8 100 0 55.2 0 0Z' },
  leaf: { shape: 'M0 100L0 50C0 22.4 22.4 0 50 0L100 0L100 50C100 77.6 77.6 100 50 100Z' },
  corner: { shape: 'M0 0L100 100L0 100Z' },
  hill: {
    shape: 'M0 100C0 72.4 22.4 50 50 50C77.6 50 100 72.4 100 100Z',
    detail: 'M28 100C28 87.8 37.8 78 50 78C62.2 78 72 87.8 72 100Z',
  },
  arch: {
    shape: 'M16 100L16 50C16 31.2 31.2 16 50 16C68.8 16 84 31.2 84 50L84 100Z',
    detail: 'M36 100L36 58C36 50.3 42.3 44 50 44C57.7 44 64 50.3 64 58L64 100Z',
  },
  star: {
    shape:
      'M50 50C32 50 8 34 0 0C34 8 50 32 50 50ZM50 50C50 32 66 8 100 0C92 34 68 50 50 50ZM50 50C68 50 92 66 100 100C66 92 50 68 50 50ZM50 50C50 68 34 92 0 100C8 66 32 50 50 50Z',
    detail: 'M39 50C39 43.9 43.9 39 50 39C56.1 39 61 43.9 61 50C61 56.1 56.1 61 50 61C43.9 61 39 56.1 39 50Z',
  },
  rings: {
    shape:
      'M94 0C94 51.9 51.9 94 0 94L0 82C45.3 82 82 45.3 82 0ZM64 0C64 35.3 35.3 64 0 64L0 52C28.7 52 52 28.7 52 0ZM34 0C34 18.8 18.8 34 0 34L0 22C12.2 22 22 12.2 22 0Z',
  },
  disc: { shape: 'M24 50C24 35.6 35.6 24 50 24C64.4 24 76 35.6 76 50C76 64.4 64.4 76 50 76C35.6 76 24 64.4 24 50Z' },
  bend: { shape: 'M0 62C34 80 66 74 100 38L100 58C70 90 34 96 0 78Z' },
} as const satisfies Readonly<Record<string, MotifPaths>>;

export type Motif = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as Motif[];

/** The paths of a motif. */
export const pathsOf = (motif: Motif): MotifPaths => motifs[motif];
