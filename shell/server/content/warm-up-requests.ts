import type { EntryRef, RenderRequest, ShellPart } from './content.types.ts';

const parts: readonly ShellPart[] = ['header', 'page', 'footer'];
const context = { status: 200, publicUrl: '', employerAppUrl: '', blogUrl: '' };

/**
 * The requests that an entry renders once during warm-up: each language, and each part of the shell and of a remote.
 */
export function warmUpRequests({ id, warmUpPath = '/', fragments = [] }: EntryRef): RenderRequest[] {
  return (['pt', 'en'] as const).flatMap((language) => {
    const request: RenderRequest = { path: warmUpPath, language, data: [], context: { ...context, language } };
    if (id === 'shell') return parts.map((part) => ({ ...request, part, registry: { contract: 1, remotes: [] } }));
    return [request, ...fragments.map((fragment) => ({ ...request, fragment }))];
  });
}
