import type { ShellManifest } from 'shared-contracts';
import type { EmbeddedFragment } from '../site/embedded-fragments.ts';
import type { PageOwner } from '../site/route-table.ts';
import { escapeHtml } from './escape.ts';

/** Preloads of the scripts that a page loads once the shell runs; `owner` is null when no remote owns the page. */
export function scriptPreloads(shell: ShellManifest, owner: PageOwner | null): string {
  const ofShell = (file: string) => shellScriptPreload(shell, file);
  if (owner?.kind !== 'remote') return shell.pages[owner?.route.file ?? 'main'].map(ofShell).join('');
  const { remote, route } = owner;
  const files = [remote.entry, ...(remote.exposes.app ?? [])];
  const own = files.map((file) => scriptPreload(remote.base + file, remote.integrity[file]));
  const parts = [...new Set((route.preload ?? []).flatMap((part) => shell.chunks[part]))];
  return [...own, ...parts.map(ofShell)].join('');
}

const shellScriptPreload = ({ integrity }: ShellManifest, file: string) =>
  scriptPreload(`/assets/${file}`, integrity[file]);

/** The scripts of fragments that are already rendered in the page. */
export function fragmentPreloads(shell: ShellManifest, fragments: readonly EmbeddedFragment[]): string {
  const files = fragments.flatMap(({ remote, name }) =>
    [remote.entry, ...(remote.exposes[name] ?? [])].map((file) =>
      scriptPreload(remote.base + file, remote.integrity[file]),
    ),
  );
  const parts = fragments.flatMap(({ preload }) => preload.flatMap((part) => shell.chunks[part]));
  return [...new Set([...files, ...parts.map((file) => shellScriptPreload(shell, file))])].join('');
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
