import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from './mail.styles.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../../../platform/src/theme/tokens.css'), 'utf8');

/** Colors of the first block of a theme. */
function themeOf(name: 'light' | 'dark'): Record<string, string> {
  const block = new RegExp(`\\[data-theme=["']${name}["']\\] \\{([^{}]*)\\}`).exec(tokens)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]{1,200}): (#\w{1,200})/g)].map(([, key, value]) => [key, value]),
  );
}

it.each([
  ['light', light],
  ['dark', dark],
] as const)('mails have the colors of the %s theme of the site', (name, colors) => {
  expect(themeOf(name)).toMatchObject(colors);
});
