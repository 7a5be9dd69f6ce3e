import vm from 'node:vm';
import type { ShellManifest } from 'shared-contracts';
import type { EmbeddedFragment, PageOwner } from '../site/route-table.ts';
import { fragmentPreloads, scriptPreloads, startScript, themeScript } from './scripts.ts';

interface Browser {
  hidden: boolean;
  paints: number;
}

/** Runs the script as a page would. Each step returns the scripts that were added so far. */
function runStartScript({ hidden, paints }: Browser, integrity?: string) {
  const added: object[] = [];
  const frames: (() => void)[] = [];
  const timers: (readonly [run: () => void, delay: number])[] = [];
  vm.runInNewContext(startScript('/assets/shell.js', integrity), {
    document: { hidden, head: { append: (script: object) => added.push(script) }, createElement: () => ({}) },
    performance: { getEntriesByType: () => Array.from({ length: paints }) },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, delay = 0) => timers.push([callback, delay]),
  });
  return {
    added,
    frame: () => {
      for (const callback of frames.splice(0)) callback();
    },
    wait: (ms: number) => {
      for (const [callback, delay] of timers) if (delay <= ms) callback();
    },
  };
}

it.each([
  { hidden: false, paints: 1 },
  { hidden: true, paints: 0 },
])('the start script adds the shell immediately for %p', (browser) => {
  expect(runStartScript(browser).added).toEqual([{ src: '/assets/shell.js' }]);
});

it('the start script adds the shell once, after the first frame', () => {
  const page = runStartScript({ hidden: false, paints: 0 }, 'sha384-x');
  page.wait(0);
  expect(page.added).toEqual([]);
  page.frame();
  expect(page.added).toEqual([]);
  page.wait(0);
  page.wait(300);
  expect(page.added).toEqual([{ src: '/assets/shell.js', integrity: 'sha384-x' }]);
});

it('the start script adds the shell after a timeout when no frame is painted', () => {
  const page = runStartScript({ hidden: false, paints: 0 });
  page.wait(300);
  expect(page.added).toHaveLength(1);
});

/** Runs the script as a page would, in a browser with this stored choice and this system theme. */
function runThemeScript(stored: string | null | Error, prefersDark: boolean) {
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
])('the theme script resolves %s with a dark system %s to %s', (stored, prefersDark, theme) => {
  const found = runThemeScript(stored, prefersDark);
  expect(found.theme).toBe(theme);
  expect(found.color).toBe(theme === 'dark' ? '#062e1e' : '#085135');
});

it.each([
  ['pair', 'pair'],
  ['list', undefined],
  ['"><', undefined],
])('the theme script sets the view of the results for the stored choice %s', (stored, view) => {
  const dataset: { view?: string } = {};
  vm.runInNewContext(themeScript, {
    localStorage: { getItem: (key: string) => (key === 'ui-view' ? stored : null) },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, querySelector: () => ({}) },
  });
  expect(dataset.view).toBe(view);
});

it.each([
  ['[7,12]', '[data-job="7"],[data-job="12"]'],
  ['["x{}*"]', '[data-job="NaN"]'],
  ['null', null],
  ['{', null],
])('the theme script styles the rows of the hidden jobs %s', (stored, selector) => {
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const page = {
    adoptedStyleSheets: [] as Sheet[],
    documentElement: { dataset: { theme: '' } },
    querySelector: () => ({}),
  };
  vm.runInNewContext(themeScript, {
    localStorage: { getItem: (key: string) => (key === 'hidden-jobs.v1' ? stored : null) },
    matchMedia: () => ({ matches: false }),
    CSSStyleSheet: Sheet,
    document: page,
  });
  expect(page.adoptedStyleSheets.map(({ text }) => text.split('{max-height')[0])).toEqual(
    selector === null ? [] : [selector],
  );
  expect(page.documentElement.dataset.theme).toBe('light');
});

const remote = {
  base: '/remotes/mfe-jobs/1/',
  entry: 'remoteEntry.js',
  exposes: { recent: ['common.js', 'recent.js'], featured: ['common.js', 'featured.js'] },
  integrity: { 'recent.js': 'sha384-recent' },
} as unknown as EmbeddedFragment['remote'];
it('preloads the chunk of the page, if the build has one', () => {
  const shell = { script: 'shell.js', integrity: {}, chunks: {}, pages: {} } as unknown as ShellManifest;
  const hrefs = (chunk: string | undefined, chunks?: Record<string, string[]>) => {
    const owner = {
      kind: 'remote',
      route: { chunk },
      remote: { ...remote, exposes: { app: ['app.js'] }, chunks },
    } as unknown as PageOwner;
    return [...scriptPreloads(shell, owner).matchAll(/href="[^"]*\/([^"/]+)"/g)].map(([, file]) => file);
  };
  const chunks = { 'job-page': ['job-page.js'], 'job-search': ['job-search.js'] };
  expect(hrefs('job-page', chunks)).toEqual(['remoteEntry.js', 'app.js', 'job-page.js']);
  expect(hrefs(undefined, chunks)).toEqual(['remoteEntry.js', 'app.js']);
  expect(hrefs('job-page')).toEqual(['remoteEntry.js', 'app.js']);
});

const fragment = (name: string): EmbeddedFragment => ({ address: `mfe-jobs:${name}`, remote, name, data: [] });

it('preloads the scripts of the first fragment only', () => {
  const html = fragmentPreloads([fragment('recent'), fragment('featured')]);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/remotes/mfe-jobs/1/remoteEntry.js',
    '/remotes/mfe-jobs/1/common.js',
    '/remotes/mfe-jobs/1/recent.js',
  ]);
  expect(html).toContain('href="/remotes/mfe-jobs/1/recent.js" integrity="sha384-recent"');
  expect(fragmentPreloads([])).toBe('');
});
