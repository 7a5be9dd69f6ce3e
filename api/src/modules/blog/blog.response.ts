import { expandTemplate, getBlogPicture, type BlogPost } from 'shared-contracts';
import type { BlogCopy, StoredPicture, StoredPost } from './blog-copy.parser.ts';

/** The error body in the format of WordPress. */
function embeddedOf({ hash, alt }: Omit<StoredPicture, 'hash'> & { hash: string }): BlogPost['_embedded'] {
  const address = expandTemplate(getBlogPicture.template, { hash });
  return { 'wp:featuredmedia': [{ source_url: address, alt_text: alt }] };
}

function toBlogPostResponse({ picture, ...post }: StoredPost, isEmbedding: boolean): BlogPost {
  const hash = picture?.hash ?? null;
  const embedded = isEmbedding && picture !== null && hash !== null ? embeddedOf({ ...picture, hash }) : undefined;
  return {
    id: post.id,
    date: post.date,
    link: post.link,
    title: { rendered: post.title },
    excerpt: { rendered: post.excerpt },
    content: { rendered: post.content },
    ...(embedded === undefined ? {} : { _embedded: embedded }),
  };
}

export interface BlogQuery {
  count: number;
  isEmbedding: boolean;
  /** Comma-separated field names; all fields without them. Only text and picture can be omitted. */
  fields: string | undefined;
}

export function toBlogResponse({ posts }: BlogCopy, { count, isEmbedding, fields }: BlogQuery): BlogPost[] {
  const found = posts.slice(0, count).map((post) => toBlogPostResponse(post, isEmbedding));
  return fields === undefined ? found : found.map((post) => pick(post, fields.split(',')));
}

/** The requested optional fields. */
function pick({ content, _embedded, ...post }: BlogPost, names: readonly string[]): BlogPost {
  return {
    ...post,
    ...(content !== undefined && names.includes('content') && { content }),
    ...(_embedded !== undefined && names.includes('_embedded') && { _embedded }),
  };
}
