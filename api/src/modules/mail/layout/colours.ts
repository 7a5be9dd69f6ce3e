/** Values of platform's tokens, by token name: mail clients do not support custom properties. */
export const light = {
  canvas: '#f7f8f4',
  surface: '#ffffff',
  border: '#dcdfd8',
  text: '#16241e',
  'text-muted': '#4d5a53',
  brand: '#086743',
  'brand-contrast': '#ffffff',
  'brand-text': '#085d3c',
  chrome: '#085135',
  'chrome-text': '#fafcf7',
} as const;

/** The bar keeps its colour: the logo is drawn on its green, so that no mail client can render it white on white. */
export const dark = {
  canvas: '#0c1411',
  surface: '#141e1a',
  border: '#2d3833',
  text: '#eceee8',
  'text-muted': '#a6afa7',
  brand: '#61d79e',
  'brand-contrast': '#041f15',
  'brand-text': '#74dda8',
} as const;
