import type { EntryRef, RenderRequest, ShellPart } from './content.types.ts';

const parts: readonly ShellPart[] = ['header', 'page', 'footer'];
const context = { status: 200, publicUrl: '', employerAppUrl: '', blogUrl: '' };

/** What an entry renders once before it takes over: each language, and each part of the shell. */
export function warmUpRequests({ id, warmUpPath = '/' }: EntryRef): RenderRequest[] {
  return (['pt', 'en'] as const).flatMap((language) => {
    const request: RenderRequest = { path: warmUpPath, language, data: [], context: { ...context, language } };
    return id === 'shell'
      ? parts.map((part) => ({ ...request, part, registry: { contract: 1, remotes: [] } }))
      : [request];
  });
}
