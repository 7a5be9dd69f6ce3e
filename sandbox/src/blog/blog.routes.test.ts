import { TestSandbox } from '../testing/test-sandbox.ts';

interface Post {
  link: string;
  date: string;
  title: { rendered: string };
  excerpt: { rendered: string };
  content: { rendered: string };
  _embedded?: { 'wp:featuredmedia': { source_url: string; alt_text: string }[] };
}

describe('GET /blog/wp-json/wp/v2/posts', () => {
  let sandbox: TestSandbox;
  const read = (query: string) =>
    sandbox.server.inject({ url: `/blog/wp-json/wp/v2/posts${query}`, headers: { host: 'blog.example.com' } });

  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.server.close());

  it('returns the requested number of posts, newest first, and the total in the headers', async () => {
    const answer = await read('?per_page=3&_embed');
    const posts: Post[] = answer.json();
    expect(posts).toHaveLength(3);
    expect([answer.headers['x-wp-total'], answer.headers['x-wp-totalpages']]).toEqual(['8', '3']);
    expect(posts.map(({ date }) => date)).toEqual(posts.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)));
  });

  it('embeds pictures, and its links resolve', async () => {
    const posts: Post[] = (await read('?_embed')).json();
    for (const { link, _embedded } of posts) {
      const media = _embedded?.['wp:featuredmedia'][0];
      expect(media?.source_url).toMatch(/^http:\/\/blog\.example\.com\//);
      expect(media?.alt_text).not.toBe('');
      const picture = await sandbox.server.inject(new URL(media?.source_url ?? '').pathname);
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect((await sandbox.server.inject(new URL(link).pathname)).statusCode).toBe(200);
    }
  });

  it('omits the pictures without _embed and escapes titles', async () => {
    const posts: Post[] = (await read('')).json();
    expect(posts.every(({ _embedded }) => _embedded === undefined)).toBe(true);
    expect(posts.some(({ title }) => title.rendered.includes('&amp;'))).toBe(true);
  });

  it.each(['?per_page=0', '?per_page=101', '?per_page=x', '?page=9'])('refuses %s', async (query) => {
    expect((await read(query)).statusCode).toBe(400);
  });
});

describe('GET /blog', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.server.close());

  it('lists every post with its date, its picture and a link to its page', async () => {
    const { body, headers } = await sandbox.server.inject('/blog');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const links = [...body.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toHaveLength(8);
    expect(body.match(/<time datetime="\d{4}-\d\d-\d\d">\d{1,2} de [a-zç]+ de \d{4}<\/time>/g)).toHaveLength(8);
    for (const link of [...links, ...[...body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? '')]) {
      expect((await sandbox.server.inject(link)).statusCode).toBe(200);
    }
  });

  it('responds with 404 for an unknown post', async () => {
    expect((await sandbox.server.inject('/blog/nada')).statusCode).toBe(404);
  });
});
