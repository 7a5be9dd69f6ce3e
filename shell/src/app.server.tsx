import type { RenderedContent, RenderRequest, ServerEntry } from 'platform';
import type { Registry } from 'shared-contracts';
import { parts } from './parts';
import { shellRoutes } from './pages';
import { createOwners } from './routing/owners';

interface ShellRenderRequest extends RenderRequest {
  part: 'header' | 'page' | 'footer';
  registry?: Registry;
}

/** `createFragment` gives a server entry under the `server` condition, with which alone this file is built. */
function isServerEntry(part: object): part is ServerEntry {
  return 'render' in part;
}

function render({ part, registry, ...request }: ShellRenderRequest): RenderedContent | null {
  const entry: object = parts[part];
  if (!isServerEntry(entry)) throw new Error('The shell was built for a browser');
  const props = part === 'page' ? { ownerOf: createOwners(registry?.remotes ?? []) } : {};
  return entry.render({ ...request, props });
}

const routes = shellRoutes.map(({ Page: _, ...route }) => route);

/** The shell's server entry: its header, its own pages and its footer, and what the head of each page says. */
export default { id: 'shell', render, routes };
