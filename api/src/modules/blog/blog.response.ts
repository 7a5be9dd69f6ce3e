import { expandTemplate, getBlogPicture, type BlogPost } from 'shared-contracts';
import type { BlogCopy, KeptPicture, KeptPost } from './blog-copy.ts';

/** Worded as WordPress words it. */
function embeddedOf({ hash, alt }: Omit<KeptPicture, 'hash'> & { hash: string }): BlogPost['_embedded'] {
  const address = expandTemplate(getBlogPicture.template, { hash });
  return { 'wp:featuredmedia': [{ source_url: address, alt_text: alt }] };
}

function toBlogPostResponse({ picture, ...post }: KeptPost, isEmbedding: boolean): BlogPost {
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

export function toBlogResponse({ posts }: BlogCopy, count: number, isEmbedding: boolean): BlogPost[] {
  return posts.slice(0, count).map((post) => toBlogPostResponse(post, isEmbedding));
}
