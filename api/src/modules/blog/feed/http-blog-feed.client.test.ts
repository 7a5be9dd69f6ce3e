import type { RequestListener } from 'node:http';
import { gzipBomb, nestedJson, swellingJson } from '../../../../test/factories/bombs.ts';
import { startLocalServer, type LocalServer } from '../../../../test/local-server.ts';
import { FakeDecoderFailures } from '../../../decoding/testing/fake-decoder-failures.ts';
import { FeedDecoder } from './feed.parser.ts';
import { HttpBlogFeed, pictureBytes } from './http-blog-feed.client.ts';

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

/** Response of WordPress 6 with `_embed=wp:featuredmedia`, without repeated values. */
const uploads = 'https://blog.example.com/wp-content/uploads/2026/11/mesa';
const size = (width: number, height: number) => ({
  file: `mesa-${width}x${height}.jpg`,
  width,
  height,
  filesize: 12_334,
  mime_type: 'image/jpeg',
  source_url: `${uploads}-${width}x${height}.jpg`,
});
const wordPressPost = {
  id: 412,
  date: '2026-11-05T10:15:00',
  date_gmt: '2026-11-05T09:15:00',
  guid: { rendered: 'https://blog.example.com/?p=412' },
  modified: '2026-11-06T08:00:00',
  modified_gmt: '2026-11-06T07:00:00',
  slug: 'mesa',
  status: 'publish',
  type: 'post',
  link: 'https://blog.example.com/2026/11/05/mesa/',
  title: { rendered: 'Sal&#225;rio &#8211; o que conta' },
  content: { rendered: '\n<p>Um texto.</p>\n', protected: false },
  excerpt: { rendered: '<p>Um resumo [&hellip;]</p>\n', protected: false },
  author: 1,
  featured_media: 507,
  comment_status: 'open',
  ping_status: 'open',
  sticky: false,
  template: '',
  format: 'standard',
  meta: { footnotes: '' },
  categories: [1],
  tags: [],
  class_list: ['post-412', 'post'],
  _links: { 'wp:featuredmedia': [{ embeddable: true, href: 'https://blog.example.com/wp-json/wp/v2/media/507' }] },
  _embedded: {
    'wp:featuredmedia': [
      {
        id: 507,
        date: '2026-11-05T10:00:00',
        slug: 'mesa',
        type: 'attachment',
        title: { rendered: 'mesa' },
        caption: { rendered: '' },
        alt_text: 'Mesa',
        media_type: 'image',
        mime_type: 'image/jpeg',
        media_details: {
          width: 2560,
          height: 1707,
          file: '2026/11/mesa-scaled.jpg',
          filesize: 606_542,
          sizes: {
            medium: size(300, 200),
            large: size(1024, 683),
            thumbnail: size(150, 150),
            medium_large: size(768, 512),
            '1536x1536': size(1536, 1024),
            full: { file: 'mesa-scaled.jpg', width: 2560, height: 1707, source_url: `${uploads}-scaled.jpg` },
          },
          image_meta: { aperture: '0', camera: '', keywords: [] },
          original_image: 'mesa.jpg',
        },
        source_url: `${uploads}-scaled.jpg`,
      },
    ],
  },
};

let answer: RequestListener;
let requests: string[];
let server: LocalServer;
let feed: HttpBlogFeed;
const failures = new FakeDecoderFailures();
const decoder = new FeedDecoder(failures);
const newFeed = (address = `${server.origin}/blog`, timeoutMs = 60_000) =>
  new HttpBlogFeed(address, decoder, { userAgent: 'Trampolim/1.0 (+https://jobs.test)', timeoutMs });
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
});
beforeEach(() => {
  failures.recorded = [];
  requests = [];
  feed = newFeed();
});
afterAll(async () => {
  decoder.onApplicationShutdown();
  await server.close();
});

const answerJson = (body: unknown) => {
  answer = (_, response) => response.end(JSON.stringify(body));
};

describe('the posts', () => {
  it('are read below the URL of the blog, with a constant page size', async () => {
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
    expect(requests).toEqual(['/blog/wp-json/wp/v2/posts?per_page=20&_embed=wp:featuredmedia']);
  });

  it.each([
    ['no picture', { ...wirePost, _embedded: undefined }],
    ['a picture that was deleted', { ...wirePost, _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } }],
  ])('can have %s', async (_, post) => {
    answerJson([post]);
    await expect(feed.latest()).resolves.toMatchObject([{ id: 7, picture: null }]);
  });

  it('are skipped individually if they are incomplete', async () => {
    answerJson([
      null,
      { ...wirePost, id: 'x' },
      { ...wirePost, date_gmt: 'ontem', date: 'ontem' },
      { ...wirePost, link: 1 },
      wirePost,
    ]);
    await expect(feed.latest()).resolves.toHaveLength(1);
  });

  it('can be an empty list', async () => {
    answerJson([]);
    await expect(feed.latest()).resolves.toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['an error status', (_, response) => response.writeHead(500).end('[]'), 'Answered 500'],
    ['a response that is not a list', (_, response) => response.end('{"code":"rest_no_route"}'), 'not a list'],
    ['a list without posts', (_, response) => response.end('[{"a":1}]'), 'no posts'],
    ['more than 8 MB', (_, response) => response.end(`["${'x'.repeat(8 * 1024 * 1024)}"]`), 'larger than'],
    [
      'a redirect to another host',
      (_, response) => response.writeHead(302, { location: 'http://example.com/x' }).end(),
      'Answered 302',
    ],
  ])('fail for %s', async (_, listener, reason) => {
    answer = listener;
    await expect(feed.latest()).rejects.toThrow(reason);
    expect(requests).toHaveLength(1);
  });
});

describe('a WordPress blog', () => {
  const post = (change: object = {}) => JSON.stringify([{ ...wordPressPost, ...change }]);
  const address = 'https://blog.example.com/wp-content/uploads/2026/11/mesa';

  it('returns posts with more fields, and pictures in many sizes', async () => {
    answer = (_, response) => response.end(post());
    await expect(feed.latest()).resolves.toEqual([
      {
        id: 412,
        date: '2026-11-05T09:15:00.000Z',
        link: 'https://blog.example.com/2026/11/05/mesa/',
        title: 'Sal&#225;rio &#8211; o que conta',
        excerpt: '<p>Um resumo [&hellip;]</p>\n',
        content: '\n<p>Um texto.</p>\n',
        picture: { address: `${address}-768x512.jpg`, alt: 'Mesa' },
      },
    ]);
  });

  it.each([
    ['the original if it is small', { width: 700, height: 467, sizes: {} }, `${address}.jpg`],
    [
      'the original if the other size is cropped',
      { width: 1600, height: 1067, sizes: { featured: { source_url: `${address}-c.jpg`, width: 1500, height: 430 } } },
      `${address}.jpg`,
    ],
    [
      'the smallest size that is wide enough',
      {
        width: '2560',
        height: '1707',
        sizes: {
          '1536x1536': { source_url: `${address}-1536x1024.jpg`, width: 1536, height: 1024 },
          large: { source_url: `${address}-1024x683.jpg`, width: 1024, height: 683 },
        },
      },
      `${address}-1024x683.jpg`,
    ],
    ['the original if its sizes are unknown', [], `${address}.jpg`],
  ])('has as its best picture %s', async (_, details, expected) => {
    const media = { source_url: `${address}.jpg`, alt_text: '', media_details: details };
    answer = (_request, response) => response.end(post({ _embedded: { 'wp:featuredmedia': [media] } }));
    await expect(feed.latest()).resolves.toMatchObject([{ picture: { address: expected } }]);
  });

  it('can send a byte order mark before its JSON', async () => {
    answer = (_, response) => response.end(`\uFEFF${post()}`);
    await expect(feed.latest()).resolves.toHaveLength(1);
  });

  it('can omit the GMT date and the title', async () => {
    answer = (_, response) => response.end(post({ date_gmt: '0000-00-00T00:00:00', title: { rendered: '' } }));
    await expect(feed.latest()).resolves.toMatchObject([{ date: '2026-11-05T10:15:00.000Z', title: '' }]);
  });

  it.each<[string, RequestListener]>([
    ['returns 404', (_, response) => response.writeHead(404).end('<html>')],
    ['returns the home page', (_, response) => response.end('<html>')],
  ])(
    'with plain permalinks, for which /wp-json %s, is read by rest_route, also on later reads',
    async (_, listener) => {
      answer = (request, response) =>
        request.url?.includes('rest_route=/wp/v2/posts&per_page=20')
          ? response.end(post())
          : listener(request, response);
      await expect(feed.latest()).resolves.toHaveLength(1);
      await expect(feed.latest()).resolves.toHaveLength(1);
      expect(requests.map((url) => url.includes('rest_route'))).toEqual([false, true, true]);
    },
  );

  it('without a REST API fails with the first error', async () => {
    answer = (_, response) => response.end('<html>');
    await expect(feed.latest()).rejects.toThrow('not valid JSON');
    expect(requests).toHaveLength(2);
  });

  it('can redirect within its host', async () => {
    answer = (request, response) =>
      request.url?.startsWith('/blog/wp-json')
        ? response.writeHead(301, { location: `/moved${request.url.slice('/blog'.length)}` }).end()
        : response.end(post());
    await expect(feed.latest()).resolves.toHaveLength(1);
    expect(requests[1]).toMatch(/^\/moved\/wp-json\/wp\/v2\/posts\?per_page/);
  });

  it('can redirect at most five times', async () => {
    answer = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end();
    await expect(feed.latest()).rejects.toThrow('More than 5 redirects');
    expect(requests).toHaveLength(6);
  });

  it('receives a User-Agent with product and site', async () => {
    let userAgent: string | undefined;
    answer = (request, response) => {
      userAgent = request.headers['user-agent'];
      response.end(post());
    };
    await feed.latest();
    expect(userAgent).toBe('Trampolim/1.0 (+https://jobs.test)');
  });
});

describe('decoder bombs', () => {
  const megabytes = 1024 * 1024;

  it.each<[string, () => string | Buffer, string]>([
    ['unrequested compressed blanks', () => gzipBomb().subarray(0, 7 * megabytes), 'not valid JSON'],
    ['nested arrays', () => nestedJson(100), 'no posts'],
    ['a million nested arrays', () => nestedJson(1_000_000), ''],
    ['a long number', () => `[${'9'.repeat(4 * megabytes)}]`, 'no posts'],
    ['a long text', () => `["${'x'.repeat(7 * megabytes)}"]`, 'no posts'],
    ['millions of objects', () => swellingJson(7 * megabytes), ''],
  ])('of %s fail, and the next feed is read', async (_, build, reason) => {
    const body = build();
    answer = (_request, response) => response.end(body);
    await expect(feed.latest()).rejects.toThrow(reason);
    failures.recorded = [];
    answerJson([wirePost]);
    await expect(feed.latest()).resolves.toHaveLength(1);
  });

  it('that crash the decoder block the feed for an hour', async () => {
    await failures.record({ decoder: 'blog-feed', contentHash: 'aa', url: feed.address }, 'SIGKILL', 3_600_000);
    await expect(feed.latest()).rejects.toThrow('exceeded a decoder limit');
    expect(requests).toEqual([]);
  });
});

it.each<[string, RequestListener]>([
  ['nothing', () => {}],
  ['half of a response', (_, response) => void response.write('[')],
])('aborts after the timeout if the server sends %s', async (_, listener) => {
  // A separate server: an aborted request may arrive during the next test.
  const slow = await startLocalServer(listener);
  await expect(newFeed(`${slow.origin}/blog`, 300).latest()).rejects.toThrow('aborted');
  await slow.close();
});

describe('a picture', () => {
  it('is fetched from the blog', async () => {
    answer = (_, response) => response.end(png);
    await expect(feed.picture(`${server.origin}/a.png`)).resolves.toEqual(png);
  });

  it('is rejected if it is larger than 3 MB', async () => {
    answer = (_, response) => response.end(Buffer.alloc(pictureBytes + 1));
    await expect(feed.picture(`${server.origin}/a.png`)).rejects.toThrow('larger than');
  });

  it.each([
    ['another host', 'http://example.com/a.png'],
    ['another port of the same host', 'http://127.0.0.1:9/a.png'],
    ['a host that begins like the blog’s host', 'http://127.0.0.1.example.com/a.png'],
    ['another protocol', 'file:///etc/passwd'],
  ])('is not fetched from %s', async (_, address) => {
    await expect(feed.picture(address)).rejects.toThrow("not on the blog's host");
  });

  it('is not fetched from a private address, for any host name of the blog', async () => {
    const outside = newFeed('https://www.localhost', 300);
    await expect(outside.picture('http://localhost/a.png')).rejects.toThrow('not a public address');
  });
});
