import { filesOf } from './page-files';

it('finds the hashed files that a page needs, each once', () => {
  const html = `
    <link rel="icon" href="/assets/favicon.1.svg"><style>@font-face{src:url(/assets/figtree.1.woff2)}</style>
    <link rel="preload" as="script" href="/assets/shell.1.js" integrity="sha384-/assets/no.js">
    <link rel="preload" as="script" href="/remotes/mfe-jobs/1.0.0-a/expose-app.1.js">
    <img src="/api/company-logos/abc"><a href="/jobs/assets">x</a>
    <script>(function(){Object.assign(s,{"src":"/assets/shell.1.js"})})()</script>`;
  expect(filesOf(html)).toEqual([
    '/assets/favicon.1.svg',
    '/assets/figtree.1.woff2',
    '/assets/shell.1.js',
    '/remotes/mfe-jobs/1.0.0-a/expose-app.1.js',
  ]);
});
