import type { FeedPost } from '../../src/modules/blog/index.ts';
import { nextSerial } from './seed.ts';

/** A post as it is read from a feed. */
export function buildFeedPost(overrides: Partial<FeedPost> = {}): FeedPost {
  const id = nextSerial();
  return {
    id,
    date: '2026-11-05T09:15:00.000Z',
    link: `https://blog.test/${id}`,
    title: `Artigo ${id}`,
    excerpt: '<p>Um resumo.</p>',
    content: '<p>Um texto.</p>',
    picture: null,
    ...overrides,
  };
}
