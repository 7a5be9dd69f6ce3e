import type { Seen } from './visit.mjs';

declare global {
  /** What `probe.js` has noted in the page. */
  function benchResult(): Seen;
}
