import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors.ts';
import type { SandboxParts } from '../http/parts.ts';
import { drawPngLogo, drawSvgLogo } from './draw-logo.ts';

/** Logos are public, as on a career site. Each company has one format. */
export function logosRoutes(scope: FastifyInstance, { board, seed }: SandboxParts): void {
  const owners = new Map(board.companies.map(({ logoUrl, number }) => [logoUrl, number]));
  scope.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const { file } = request.params;
    if (file === 'page.html') return reply.type('text/html').send('<!doctype html><title>Sem logótipo</title>');
    const company = owners.get(`/logos/${file}`);
    if (company === undefined) return sendError(reply, 404, 'No such logo');
    void reply.header('cache-control', 'public, max-age=86400');
    if (file.endsWith('.png')) return reply.type('image/png').send(await drawPngLogo(seed, company));
    return reply.type('image/svg+xml').send(drawSvgLogo(seed, company));
  });
}
