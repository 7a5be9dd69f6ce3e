import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type ContentEncoding } from 'server-kit';
import { sendNotFound } from '../errors.ts';

const suffixes: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };
const oneYear = 'public, max-age=31536000, immutable';

/**
 * Sends a build's files. Their names or folders contain a hash, so they never change; compressed copies are stored
 * beside them. Looked up for each request, because a deployment adds folders while the server runs.
 */
export async function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
): Promise<FastifyReply> {
  const type = contentTypeOf(name);
  if (type === undefined || !isPlainName(name)) return sendNotFound(request, reply);
  const found = await findFile(path.join(folder, name), acceptedEncodings(request.headers['accept-encoding']));
  if (found === null) return sendNotFound(request, reply);
  reply.headers({
    'content-type': type,
    'content-length': found.size,
    'cache-control': oneYear,
    vary: 'accept-encoding',
  });
  if (found.encoding !== null) reply.header('content-encoding', found.encoding);
  return reply.send(createReadStream(found.file));
}

/** Names below the folder only: no parent segments, hidden files or characters with a meaning to the file system. */
function isPlainName(name: string): boolean {
  return /^[\w@~+.-]+(?:\/[\w@~+.-]+)*$/.test(name) && !name.split('/').some((part) => part.startsWith('.'));
}

interface FoundFile {
  file: string;
  size: number;
  encoding: ContentEncoding | null;
}

async function findFile(file: string, encodings: readonly ContentEncoding[]): Promise<FoundFile | null> {
  for (const encoding of [...encodings, null]) {
    const candidate = encoding === null ? file : file + suffixes[encoding];
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return { file: candidate, size: found.size, encoding };
  }
  return null;
}

/**
 * The served file types with their content types. Any other file is not found: server code (`.cjs`) and manifests are
 * private.
 */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Which parts of platform a remote uses, for the kit page. */
const usageFile = 'usage.json';

function contentTypeOf(name: string): string | undefined {
  if (path.basename(name) === usageFile) return 'application/json; charset=utf-8';
  const extension = path.extname(name);
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
