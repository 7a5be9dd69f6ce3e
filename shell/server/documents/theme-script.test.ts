import vm from 'node:vm';
import { themeScript } from './theme-script.ts';

/** Runs the script as a page would, in a browser with this stored choice and this system theme. */
function run(stored: string | null | Error, prefersDark: boolean) {
  const dataset: { theme?: string } = {};
  const color = { content: '' };
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return key === 'ui-theme' ? stored : null;
  };
  vm.runInNewContext(themeScript, {
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: prefersDark && query === '(prefers-color-scheme: dark)' }),
    document: { documentElement: { dataset }, querySelector: () => color },
  });
  return { theme: dataset.theme, color: color.content };
}

it.each([
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['"dark"', false, 'light'],
  [new Error('no storage here'), true, 'light'],
])('%s with a dark system %s is %s', (stored, prefersDark, theme) => {
  const found = run(stored, prefersDark);
  expect(found.theme).toBe(theme);
  expect(found.color).toBe(theme === 'dark' ? '#062e1e' : '#085135');
});
