import { escapeUTF8 as escapeHtml } from 'entities';
import { brand, type ShellManifest } from 'shared-contracts';
import type { EmbeddedFragment, PageOwner } from '../site/route-table.ts';

const { light, dark } = brand.themeColor;

const inScripts: Record<string, string> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON for a script element. The output cannot close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => inScripts[character]!);
}

/**
 * Runs before the first paint to avoid a flash of the other theme, of pay in the other unit, of the other view of the results or of
 * hidden jobs. The defaults are light, month, list and none. Rows of hidden jobs take the custom properties of a list that hides them.
 */
export const themeScript = `(function(){var t="light",p,v,h;try{t=localStorage.getItem("ui-theme");p=localStorage.getItem("ui-pay");v=localStorage.getItem("ui-view");h=JSON.parse(localStorage.getItem("hidden-jobs.v1"));
if(h){var s=new CSSStyleSheet();s.replaceSync(h.map(function(id){return'[data-job="'+Number(id)+'"]'})+"{max-height:var(--hidden-job-height);overflow:var(--hidden-job-overflow);visibility:var(--hidden-job-visibility)}");document.adoptedStyleSheets=[s]}}catch(e){}
if(p==="year")document.documentElement.dataset.pay=p;
if(v==="pair")document.documentElement.dataset.view=v;
var d=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme=d?"dark":"light";
document.querySelector('meta[name="theme-color"]').content=d?"${dark}":"${light}"})()`;

/** Milliseconds after which the scripts start even without a paint. */
const latestStart = 300;

/**
 * Starts the shell after the first paint, or immediately when the page is hidden. A `defer` script runs as soon as it
 * is loaded, which with a warm cache on a slow phone is before the first paint. Placed last in the page, after the data
 * that the shell reads.
 */
export function startScript(address: string, integrity: string | undefined): string {
  const attributes = { src: address, ...(integrity === undefined ? {} : { integrity }) };
  return `(function(){var started=false;function start(){if(started)return;started=true;
document.head.append(Object.assign(document.createElement("script"),${scriptJson(attributes)}))}
if(document.hidden||performance.getEntriesByType("paint").length>0){start();return}
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${latestStart})})()`;
}

/** The inline scripts of a page; its policy allows no others. */
export const inlineScripts = (shell: ShellManifest): readonly string[] => [themeScript, shellStart(shell)];

/** Starts this shell (`startScript`). */
export const shellStart = ({ script, integrity }: ShellManifest): string =>
  startScript(`/assets/${script}`, integrity[script]);

/** Preloads of the scripts that a page loads once the shell runs; `owner` is null when no remote owns the page. */
export function scriptPreloads(shell: ShellManifest, owner: PageOwner | null): string {
  const ofShell = (file: string) => shellScriptPreload(shell, file);
  if (owner?.kind !== 'remote') return shell.pages[owner?.route.file ?? 'main'].map(ofShell).join('');
  const { remote, route } = owner;
  const page = route.chunk === undefined ? [] : (remote.chunks?.[route.chunk] ?? []);
  const files = [remote.entry, ...(remote.exposes.app ?? []), ...page];
  const own = files.map((file) => scriptPreload(remote.base + file, remote.integrity[file]));
  const parts = [...new Set((route.preload ?? []).flatMap((part) => shell.chunks[part]))];
  return [...own, ...parts.map(ofShell)].join('');
}

const shellScriptPreload = ({ integrity }: ShellManifest, file: string) =>
  scriptPreload(`/assets/${file}`, integrity[file]);

/**
 * The scripts of the first fragment that is rendered in the page. The others are below the viewport of most visitors; the shell loads
 * them after those in the viewport.
 */
export function fragmentPreloads([first]: readonly EmbeddedFragment[]): string {
  if (first === undefined) return '';
  const { remote, name } = first;
  const files = [remote.entry, ...(remote.exposes[name] ?? [])];
  return files.map((file) => scriptPreload(remote.base + file, remote.integrity[file])).join('');
}

/** Requested before all other scripts, and executed after the first paint (`startScript`). */
export const shellPreload = (shell: ShellManifest) => shellScriptPreload(shell, shell.script);

/**
 * Low priority, so that visible content loads first. No `crossorigin` on our own origin: it would cause a second
 * request for the same file.
 */
function scriptPreload(address: string, integrity: string | undefined): string {
  const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
  const mode = address.startsWith('/') ? '' : ' crossorigin';
  return `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(address)}"${hash}${mode}>`;
}

/** Fonts are always requested in CORS mode, also from our own origin. */
export function fontPreloads({ fonts }: ShellManifest): string {
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>`)
    .join('');
}
