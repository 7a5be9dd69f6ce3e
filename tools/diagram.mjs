/** `npm run diagram`: renders `docs/architecture.dot` to `docs/architecture.svg`, readable on light and dark backgrounds. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';

const folder = path.resolve(import.meta.dirname, '../docs');
const source = readFileSync(path.join(folder, 'architecture.dot'), 'utf8');
const viz = await instance();
writeFileSync(path.join(folder, 'architecture.svg'), withThemes(viz.renderString(source, { format: 'svg' })));

/**
 * Replaces the fixed colors by the text color, which follows the reader's color scheme.
 * @param {string} svg
 */
function withThemes(svg) {
  const style = '<style>svg{color:#1f2328}@media (prefers-color-scheme:dark){svg{color:#e6edf3}}</style>';
  return svg
    .replaceAll('stroke="black"', 'stroke="currentColor"')
    .replaceAll('fill="black"', 'fill="currentColor"')
    .replaceAll('<text ', '<text fill="currentColor" ')
    .replace('<g ', `${style}\n<g `);
}
