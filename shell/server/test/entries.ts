/** Handwritten server entries in the format of a build. */

export const platformSource = `
exports.styledVersion = '6.6.0';
exports.modules = { platform: { escape: (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') } };
`;

export const shellSource = `
const { escape } = require('platform');
const words = (pt, en) => ({ pt, en });
exports.default = {
  routes: [
    { path: '/', title: words('Trampolim', 'Trampolim'), description: words('Entrada', 'Landing'), file: 'forms', robots: 'index', access: 'public' },
    { path: '/coming-soon', title: words('Em breve', 'Coming soon'), description: words('Em breve', 'Soon'), file: 'forms', robots: 'index', access: 'public' },
    { path: '/home', title: words('Encontre trabalho', 'Find work'), description: words('O início', 'The start'), file: 'main', robots: 'index', access: 'public', slots: ['shell.home.main.v1'] },
    { path: '/teams', title: words('Equipas', 'Teams'), description: words('Equipas', 'Teams'), file: 'main', robots: 'noindex', access: 'admin' },
  ],
  render({ part, path, language, context, registry }) {
    const nav = registry.remotes.map(({ id }) => id).join(' ');
    const slots = path.startsWith('/home') && part === 'page' ? '<div data-fragment="mfe-jobs:recent"></div><div data-fragment="mfe-gone:strip"></div>' : '';
    const html = '<div class="' + part + '">' + slots + [part, path, language, context.status, nav].map(escape).join('|') + '</div>';
    return { html, css: '/*!sc*/\\n.' + part + '{color:red}/*!sc*/\\n' };
  },
};
`;

/** Renders its input, so that a test can check which version rendered which data. */
export const goodSource = (version: string) => `
const { escape } = require('platform');
exports.default = {
  render({ path, language, data, context }) {
    const said = data.filter((one) => one.value !== null).map((one) => one.value?.title ?? one.value?.total ?? one.error?.data.code).map(escape).join(',');
    return {
      html: '<article lang="' + language + '" data-version="${version}" data-s="a">' + said + '</article>',
      css: '[data-s="a"]{margin:0}/*!sc*/\\n.job{color:green}/*!sc*/\\n',
    };
  },
};
`;

/** An entry with a fragment, which runs `body`. */
export const stripSource = (body: string) => `
exports.default = { render: () => ({ html: '<p>page</p>', css: '' }) };
exports.fragments = { recent: { render({ data, language, fragment }) {
  if (data.length === 0) return null;
  ${body}
} } };
`;

const rendering = (body: string) =>
  `exports.default = { render({ data }) { if (data.length === 0) return null; ${body} } };`;

/** Failure modes of an entry that leave the content process running, or fail its warm-up. */
export const badSources: Readonly<Record<string, string>> = {
  'throws on render': rendering('throw new Error("no");'),
  'throws on load': 'throw new Error("no");',
  'never resolves': rendering('return new Promise(() => {});'),
  'loops on load': 'for (;;);',
  'has no default export': 'exports.render = () => ({ html: "", css: "" });',
  'returns invalid content': rendering('return { html: 7 };'),
  'returns CSS that closes its style element': rendering(
    'return { html: "", css: "</style><script>alert(1)</script>" };',
  ),
  'returns a value that cannot be serialized': rendering('return { html: "", css: "", more: () => {} };'),
  'requires fs': 'require("fs");',
};

const afterAnswer = (body: string) => rendering(`${body} return { html: '<p>answered</p>', css: '' };`);
const fillMemory = 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));';

/** Entries that end or block the content process: while they render, or later, in code that they scheduled. */
export const crashingSources: Readonly<Record<string, string>> = {
  'exits while it renders': rendering('process.exit(1);'),
  'exits in a timer': afterAnswer('setTimeout(() => process.exit(0), 50);'),
  'throws in a timer': afterAnswer('setTimeout(() => { throw new Error("later"); }, 50);'),
  'throws in a microtask': afterAnswer('queueMicrotask(() => { throw new Error("later"); });'),
  'rejects after it waited': afterAnswer(
    '(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); throw new Error("later"); })();',
  ),
  'loops while it renders': rendering('for (;;);'),
  'loops in a timer': afterAnswer('setTimeout(() => { for (;;); }, 50);'),
  'loops in a promise': afterAnswer('Promise.resolve().then(() => { for (;;); });'),
  'exhausts the memory while it renders': rendering(fillMemory),
  'exhausts the memory in a timer': afterAnswer(`setTimeout(() => { ${fillMemory} }, 50);`),
};
