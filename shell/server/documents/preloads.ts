import type { ShellManifest } from 'shared-contracts';
import type { EmbeddedFragment } from '../site/embedded-fragments.ts';
import type { PageOwner } from '../site/route-table.ts';
import { escapeHtml } from './escape.ts';

/** The scripts that a page will ask for once the shell runs, asked for at once; `owner` is null where it is nobody's. */
export function scriptPreloads(shell: ShellManifest, owner: PageOwner | null): string {
  const ofShell = (file: string) => scriptPreload(`/assets/${file}`, shell.integrity[file]);
  if (owner?.kind !== 'remote') return shell.pages[owner?.route.file ?? 'main'].map(ofShell).join('');
  const { remote, route } = owner;
  const files = [remote.entry, ...(remote.exposes.app ?? [])];
  const own = files.map((file) => scriptPreload(remote.base + file, remote.integrity[file]));
  const parts = [...new Set((route.preload ?? []).flatMap((part) => shell.chunks[part]))];
  return [...own, ...parts.map(ofShell)].join('');
}

/** The scripts of fragments that stand in the page already. */
export function fragmentPreloads(fragments: readonly EmbeddedFragment[]): string {
  const files = fragments.flatMap(({ remote, name }) =>
    [remote.entry, ...(remote.exposes[name] ?? [])].map((file) =>
      scriptPreload(remote.base + file, remote.integrity[file]),
    ),
  );
  return [...new Set(files)].join('');
}

/** Asked for before all other scripts, and run when the page is painted (`startScript`). */
export const shellPreload = ({ script, integrity }: ShellManifest) =>
  scriptPreload(`/assets/${script}`, integrity[script]);

/**
 * Scripts leave the line to what people see. No `crossorigin` on our own origin: it would make another request out of the
 * same file.
 */
function scriptPreload(address: string, integrity: string | undefined): string {
  const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
  const mode = address.startsWith('/') ? '' : ' crossorigin';
  return `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(address)}"${hash}${mode}>`;
}

/** Fonts are always asked for across origins, even on our own. */
export function fontPreloads({ fonts }: ShellManifest): string {
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>`)
    .join('');
}
