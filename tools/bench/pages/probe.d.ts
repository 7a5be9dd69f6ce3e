import type { Seen } from './visit.mjs';

declare global {
  /** The measurements of `probe.js`. */
  function benchResult(): Seen;
}
