import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors.ts';
import type { SandboxParts } from '../http/parts.ts';
import { blogImage } from './images.ts';
import { toIndexPage, toPostPage } from './pages.ts';
import { posts, toWirePost, type BlogPost } from './posts.ts';

interface FeedQuery {
  per_page?: string;
  page?: string;
  _embed?: string;
}

/** The blog's path on this server, as with WordPress in a subfolder. */
const home = '/blog';
const feed = `${home}/wp-json/wp/v2/posts`;

/** The part of WordPress's REST API that is used to read posts, and the HTML pages of posts. */
export function blogRoutes(scope: FastifyInstance, parts: SandboxParts): void {
  scope.get<{ Querystring: FeedQuery }>(feed, (request, reply) => {
    const { blogFailWith } = parts.behavior.settings;
    parts.behavior.count(`GET ${feed}`);
    if (blogFailWith !== null) return sendError(reply, blogFailWith, 'Simulated failure');
    const perPage = readNumber(request.query.per_page, 10, 100);
    const page = readNumber(request.query.page, 1, 1000);
    if (perPage === null) return reply.code(400).send(invalid('per_page', 'rest_invalid_param'));
    if (page === null) return reply.code(400).send(invalid('page', 'rest_invalid_param'));
    const pages = Math.ceil(posts.length / perPage);
    void reply.header('x-wp-total', String(posts.length)).header('x-wp-totalpages', String(pages));
    if (page > pages) return reply.code(400).send(invalid('page', 'rest_post_invalid_page_number'));
    const shown = posts.slice((page - 1) * perPage, page * perPage);
    const embeds = request.query._embed !== undefined;
    return reply.send(
      shown.map((post) => toWirePost(post, { base: baseOf(request), embeds, id: idOf(post), now: parts.board.now() })),
    );
  });
  blogPages(scope, parts);
}

function blogPages(scope: FastifyInstance, { board }: SandboxParts): void {
  scope.get(home, (_, reply) => reply.type('text/html; charset=utf-8').send(toIndexPage(posts, home, board.now())));
  scope.get<{ Params: { slug: string } }>(`${home}/:slug`, (request, reply) => {
    const post = posts.find(({ slug }) => slug === request.params.slug);
    if (post === undefined) return sendError(reply, 404, 'No such post');
    return reply.type('text/html; charset=utf-8').send(toPostPage(post, home, board.now()));
  });
  scope.get<{ Params: { file: string } }>(`${home}/wp-content/uploads/:file`, (request, reply) => {
    const image = blogImage(request.params.file.replace(/\.svg$/, ''));
    return image === null ? sendError(reply, 404, 'No such image') : reply.type('image/svg+xml').send(image);
  });
}

function idOf(post: BlogPost): number {
  return 310 + (posts.length - posts.indexOf(post)) * 7;
}

/** As WordPress does: the address of the request. */
function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}${home}`;
}

function readNumber(text: string | undefined, usual: number, max: number): number | null {
  if (text === undefined) return usual;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

function invalid(parameter: string, code: string) {
  return { code, message: `Parâmetro inválido: ${parameter}`, data: { status: 400 } };
}
