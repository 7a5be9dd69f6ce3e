import { escapeUTF8 as escapeHtml } from 'entities';
import {
  brand,
  hydrateAttribute,
  pageElements,
  type PageContext,
  type PrimedEntry,
  type PageRegistry,
} from 'shared-contracts';
import type { PageContent } from '../content/content.ts';
import { printHead, type PageHead } from '../head/print-head.ts';
import type { ShellBuild } from '../registry/shell-manifest.ts';
import type { EmbeddedFragment, PageOwner } from '../site/route-table.ts';
import { manifestPath } from '../static/web-manifest.ts';
import { contentStyles } from './content-styles.ts';
import {
  fontPreloads,
  fragmentPreloads,
  scriptJson,
  scriptPreloads,
  shellPreload,
  shellStart,
  themeScript,
} from './scripts.ts';

type RenderedPart = Pick<PageContent, 'html' | 'styles'>;

/** Rendered parts of a page; null for a part without content. */
export interface PageParts {
  header: RenderedPart | null;
  footer: RenderedPart | null;
  /** Content of the shell's page. */
  page: RenderedPart | null;
  /** Content of the remote that owns the address. */
  remote: RenderedPart | null;
}

/** The trace of a page that is recorded. */
export interface PageTrace {
  parent: string;
  path: string;
}

interface PageDocument {
  shell: ShellBuild;
  styledVersion: string | null;
  nonce: string;
  /** The trace that the browser's requests continue while it shows this path; null unless it is recorded. */
  trace: PageTrace | null;
  head: PageHead;
  logo: string;
  touchIcon: string;
  registry: PageRegistry;
  /** The owner of the address, with the matched route. */
  owner: PageOwner | null;
  /** Fragments in the content. */
  fragments: readonly EmbeddedFragment[];
  data: readonly PrimedEntry[];
  context: PageContext;
  parts: PageParts;
}

/** The complete page. The shell hydrates it; it is readable without JavaScript. */
export function writePage(page: PageDocument): string {
  return `<!doctype html>
<html lang="${page.head.language}" data-theme="light">
<head>
${writeHead(page)}
</head>
<body>
${writeBody(page)}
</body>
</html>`;
}

function writeHead({ shell, styledVersion, nonce, trace, head, logo, touchIcon, parts }: PageDocument): string {
  const { manifest, css } = shell;
  const rendered = Object.values(parts).flatMap((part) => part?.styles ?? []);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="sc-nonce" content="${nonce}">`,
    ...(trace === null
      ? []
      : [`<meta name="traceparent" content="${trace.parent}" data-path="${escapeHtml(trace.path)}">`]),
    `<meta name="theme-color" content="${brand.themeColor.light}">`,
    `<script>${themeScript}</script>`,
    printHead(head),
    `<link rel="icon" href="${logo}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${touchIcon}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<style nonce="${nonce}">${css}</style>`,
    contentStyles(rendered, nonce, styledVersion),
    fontPreloads(manifest),
    shellPreload(manifest),
  ].join('\n');
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** Resources that only scripts use are placed last: on a slow connection they would delay the visible content. */
function writeBody({
  shell: { manifest },
  head,
  registry,
  data,
  context,
  owner,
  fragments,
  parts,
}: PageDocument): string {
  const remoteId = owner?.kind === 'remote' ? owner.remote.id : null;
  const remotes = registry.remotes.map(({ id }) =>
    container(pageElements.remote(id), id === remoteId ? parts.remote : null),
  );
  return [
    container(pageElements.header, parts.header),
    `<main id="${pageElements.main}" tabindex="-1">`,
    container(pageElements.page, parts.page),
    ...remotes,
    ...(hasContent(parts) ? [] : [withoutScript(head)]),
    '</main>',
    container(pageElements.footer, parts.footer),
    container(pageElements.overlays, null),
    scriptPreloads(manifest, owner),
    fragmentPreloads(fragments),
    jsonScript(pageElements.registry, registry),
    jsonScript(pageElements.data, data),
    jsonScript(pageElements.context, context),
    `<script>${shellStart(manifest)}</script>`,
  ].join('\n');
}

const hasContent = ({ page, remote }: PageParts) => [page, remote].some((part) => part !== null && part.html !== '');

const scriptNeeded = {
  pt: 'Para ver esta página, é preciso ativar o JavaScript no navegador.',
  en: 'JavaScript has to be enabled in your browser to show this page.',
};

/** A page that is rendered only in the browser still has a heading when scripts do not run. */
function withoutScript({ language, title }: PageHead): string {
  return `<noscript><h1>${escapeHtml(title)}</h1><p>${scriptNeeded[language.startsWith('pt') ? 'pt' : 'en']}</p></noscript>`;
}

function container(id: string, content: RenderedPart | null): string {
  if (content === null || content.html === '') return `<div id="${id}"></div>`;
  return `<div id="${id}" ${hydrateAttribute}="1">${content.html}</div>`;
}
