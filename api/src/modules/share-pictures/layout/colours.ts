/** Tokens of platform under the same names. Pictures do not support custom properties. */
export const colours = {
  canvas: '#f7f8f4',
  surface: '#ffffff',
  chrome: '#085135',
  'chrome-text': '#fafcf7',
  'chrome-muted': '#c5e1d0',
  accent: '#fcbd30',
  'neutral-soft': '#ebeee8',
  'neutral-soft-text': '#3a453f',
} as const;
