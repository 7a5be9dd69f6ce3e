import type { CSSProperties } from 'react';

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

/** The bar keeps its color: the logo is drawn on its green, so that no mail client can render it white on white. */
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

const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const sidePadding = '24px';

const styles = (rules: Record<string, CSSProperties>) => rules;

/** Mail clients support only inline styles reliably. Sizes are those of the site, in pixels. */
export const layoutStyles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: light.canvas, fontFamily: font },
  container: { maxWidth: '560px' },
  bar: { backgroundColor: light.chrome, borderRadius: '12px 12px 0 0', padding: `16px ${sidePadding}` },
  logo: { color: light['chrome-text'], fontSize: '20px', fontWeight: 700 },
  wordmark: { color: light['chrome-text'], fontSize: '20px', lineHeight: '34px', fontWeight: 700, margin: 0 },
  sheet: {
    backgroundColor: light.surface,
    border: `1px solid ${light.border}`,
    borderTop: 'none',
    borderRadius: '0 0 12px 12px',
    borderCollapse: 'separate',
    padding: `28px ${sidePadding} 24px`,
  },
  foot: { padding: '16px 25px 0' },
  footText: { color: light['text-muted'], fontSize: '13px', lineHeight: '18px', margin: '0 0 8px' },
  footLink: { color: light['text-muted'], textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

export const partStyles = styles({
  title: {
    color: light.text,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    margin: '0 0 16px',
  },
  text: { color: light.text, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  letter: { color: light.text, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px', wordBreak: 'break-word' },
  link: { color: light.text, textDecoration: 'underline' },
  note: { color: light['text-muted'], fontSize: '14px', lineHeight: '20px', margin: '20px 0 0' },
  row: {
    borderTop: `1px solid ${light.border}`,
    borderBottom: `1px solid ${light.border}`,
    borderCollapse: 'separate',
    padding: '14px 0',
    margin: '0 0 20px',
    wordBreak: 'break-word',
  },
  listedRow: {
    borderTop: `1px solid ${light.border}`,
    borderCollapse: 'separate',
    padding: '14px 0 18px',
    wordBreak: 'break-word',
  },
  rowTitle: { color: light.text, fontSize: '18px', lineHeight: '26px', fontWeight: 600, margin: 0 },
  rowLink: { color: light['brand-text'], textDecoration: 'underline' },
  rowFacts: { color: light['text-muted'], fontSize: '14px', lineHeight: '20px', margin: '2px 0 0' },
  unseen: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  button: {
    backgroundColor: light.brand,
    borderRadius: '8px',
    color: light['brand-contrast'],
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 24px',
    textAlign: 'center',
  },
});

/** Only `!important` overrides inline styles. `body` also sets the background of an inner cell. */
export const darkStyleSheet = `@media (prefers-color-scheme: dark) {
.canvas, .canvas > table > tbody > tr > td { background-color: ${dark.canvas} !important }
.sheet { background-color: ${dark.surface} !important; border-color: ${dark.border} !important }
.row { border-color: ${dark.border} !important }
.text { color: ${dark.text} !important }
.muted { color: ${dark['text-muted']} !important }
.accent { color: ${dark['brand-text']} !important }
.button { background-color: ${dark.brand} !important; color: ${dark['brand-contrast']} !important }
}`;
