import type { RequestListener } from 'node:http';
import { startLocalServer, type LocalServer } from '../../../../test/local-server.ts';
import { HttpBlogFeed, pictureBytes } from './http-blog-feed.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const wirePost = {
  id: 7,
  date: '2026-11-05T10:15:00',
  date_gmt: '2026-11-05T09:15:00',
  link: 'https://blog.example.com/a',
  title: { rendered: 'A &amp; B' },
  excerpt: { rendered: '<p>a</p>' },
  content: { rendered: '<p>b</p>' },
  _embedded: { 'wp:featuredmedia': [{ source_url: 'https://blog.example.com/a.png', alt_text: ' Mesa ' }] },
};

let answer: RequestListener;
let asked: string[];
let server: LocalServer;
let feed: HttpBlogFeed;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  feed = new HttpBlogFeed(`${server.origin}/blog`, 300);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const answerJson = (body: unknown) => {
  answer = (_, response) => response.end(JSON.stringify(body));
};

describe('the posts', () => {
  it('are read under the address of the blog, always the same number of them', async () => {
    answerJson([wirePost]);
    await expect(feed.latest()).resolves.toEqual([
      {
        id: 7,
        date: '2026-11-05T09:15:00.000Z',
        link: 'https://blog.example.com/a',
        title: 'A &amp; B',
        excerpt: '<p>a</p>',
        content: '<p>b</p>',
        picture: { address: 'https://blog.example.com/a.png', alt: 'Mesa' },
      },
    ]);
    expect(asked).toEqual(['/blog/wp-json/wp/v2/posts?per_page=20&_embed=wp:featuredmedia']);
  });

  it.each([
    ['no picture', { ...wirePost, _embedded: undefined }],
    ['a picture that was deleted', { ...wirePost, _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } }],
  ])('may have %s', async (_, post) => {
    answerJson([post]);
    await expect(feed.latest()).resolves.toMatchObject([{ id: 7, picture: null }]);
  });

  it('are left out one by one where they are not whole', async () => {
    answerJson([
      null,
      { ...wirePost, id: 'x' },
      { ...wirePost, date_gmt: 'ontem' },
      { ...wirePost, link: 1 },
      wirePost,
    ]);
    await expect(feed.latest()).resolves.toHaveLength(1);
  });

  it('may be none at all', async () => {
    answerJson([]);
    await expect(feed.latest()).resolves.toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['an error', (_, response) => response.writeHead(500).end('[]'), 'Answered 500'],
    ['garbage', (_, response) => response.end('<html>'), 'not valid JSON'],
    ['no list', (_, response) => response.end('{"code":"rest_no_route"}'), 'not a list'],
    ['a list of something else', (_, response) => response.end('[{"a":1}]'), 'no posts'],
    ['more than 8 MB', (_, response) => response.end(`["${'x'.repeat(8 * 1024 * 1024)}"]`), 'larger than'],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/blog/x' }).end(), 'Answered 302'],
    ['nothing for too long', () => {}, 'aborted'],
    ['half of an answer', (_, response) => void response.write('['), 'aborted'],
  ])('fail on %s', async (_, listener, reason) => {
    answer = listener;
    await expect(feed.latest()).rejects.toThrow(reason);
    expect(asked).toHaveLength(1);
  });
});

describe('a picture', () => {
  it('comes from the blog', async () => {
    answer = (_, response) => response.end(png);
    await expect(feed.picture(`${server.origin}/a.png`)).resolves.toEqual(png);
  });

  it('is not larger than 3 MB', async () => {
    answer = (_, response) => response.end(Buffer.alloc(pictureBytes + 1));
    await expect(feed.picture(`${server.origin}/a.png`)).rejects.toThrow('larger than');
  });

  it.each([
    ['another host', 'http://example.com/a.png'],
    ['another port of the same machine', 'http://127.0.0.1:9/a.png'],
    ['a host that only looks like it', 'http://127.0.0.1.example.com/a.png'],
    ['another protocol', 'file:///etc/passwd'],
  ])('is not looked for at %s', async (_, address) => {
    await expect(feed.picture(address)).rejects.toThrow('not at the blog');
  });

  it('is not looked for inside, by whatever name of the blog', async () => {
    const outside = new HttpBlogFeed('https://www.localhost', 300);
    await expect(outside.picture('http://localhost/a.png')).rejects.toThrow('not a public address');
  });
});
