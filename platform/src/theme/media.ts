/** Layout breakpoints in pixels. Media queries cannot use custom properties. */
export const breakpoints = { small: 480, medium: 768, large: 1024, wide: 1280 } as const;

/** Media queries for styled-components: `${media.below.medium} { display: none; }`. */
export const media = {
  from: {
    small: `@media (min-width: ${breakpoints.small}px)`,
    medium: `@media (min-width: ${breakpoints.medium}px)`,
    large: `@media (min-width: ${breakpoints.large}px)`,
    wide: `@media (min-width: ${breakpoints.wide}px)`,
  },
  below: {
    small: `@media (max-width: ${breakpoints.small - 0.02}px)`,
    medium: `@media (max-width: ${breakpoints.medium - 0.02}px)`,
    large: `@media (max-width: ${breakpoints.large - 0.02}px)`,
    wide: `@media (max-width: ${breakpoints.wide - 0.02}px)`,
  },
  /** At 400 % zoom (320 × 256 px) sticky elements are disabled, because they would hide the focused element (WCAG 2.4.11). */
  short: '@media (max-height: 320px)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** System colors only: use borders instead of backgrounds to convey state. */
  forcedColors: '@media (forced-colors: active)',
  /** The page is read without JavaScript. */
  withoutScript: '@media (scripting: none)',
} as const;
