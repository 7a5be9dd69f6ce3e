import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folderChecks, problemsIn } from 'registry';
import { returnAddress, routes, type RegisteredRemote } from 'shared-contracts';
import { findPreview, type FoundPreview } from '../site/visitor-snapshot.ts';
import type { PageServices } from './answer-page.ts';
import { previewCookies } from './preview-cookie.ts';

interface PreviewLink {
  Params: { token: string };
  /** `to`: a path of this site. Default: the first page of the remote. */
  Querystring: { to?: string };
}

/** The links of previews, and the address that ends the preview of a browser. */
export function servePreviews(app: FastifyInstance, services: PageServices): void {
  const cookies = previewCookies(services.config.publicUrl);

  app.get<PreviewLink>('/preview/:token', async (request, reply) => {
    const found = await checkLink(services, request);
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    if (found.kind === 'refused') {
      return reply.code(found.status).type('text/plain; charset=utf-8').send(`No preview. ${found.reason}.\n`);
    }
    const to = returnAddress(request.query.to ?? null) ?? firstPage(found.remote);
    return reply.header('set-cookie', cookies.started(request.params.token)).redirect(to, 303);
  });

  app.post('/preview/end', async (_request, reply): Promise<FastifyReply> =>
    reply.code(204).headers({ 'cache-control': 'no-store', 'set-cookie': cookies.ended() }).send(),
  );
}

/** A link is checked as a deploy is, its files included; each page checks the version again without reading the files. */
async function checkLink(services: PageServices, request: FastifyRequest<PreviewLink>): Promise<FoundPreview> {
  const { site, config, visitors } = services;
  const snapshot = site.current();
  const found = await findPreview(snapshot, { token: request.params.token, remotes: snapshot.remotes }, visitors);
  if (found.kind === 'refused') return found;
  const { id, version } = found.remote;
  // The files of a remote on another server are checked by the browser.
  const folder = path.join(config.remotesDir, id, version);
  const problems = config.remoteOrigins.has(id) ? [] : problemsIn(folderChecks(folder, found.remote));
  if (problems.length === 0) return found;
  return { kind: 'refused', status: 409, reason: `${id} ${version} cannot be used: ${problems.join('; ')}` };
}

const firstPage = ({ routes: pages }: RegisteredRemote): string =>
  pages.find(({ path: page }) => !page.includes(':'))?.path ?? routes.home;
