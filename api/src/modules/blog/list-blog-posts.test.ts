import type { BlogPost } from 'shared-contracts';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { eventually } from '../../../test/eventually.ts';
import { blackPng } from '../../../test/factories/bombs.ts';
import { buildFeedPost } from '../../../test/factories/index.ts';
import { DecoderFailures } from '../../decoding/decoder-failures.port.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { BlogRepository } from './blog.repository.ts';
import { BlogService } from './blog.service.ts';
import { BlogFeed } from './feed/blog-feed.port.ts';
import { FakeBlogFeed } from './testing/fake-blog-feed.ts';

const png = blackPng(16);
/** Output of our encoder. */
let encodedPng: Buffer;
const minute = 60_000;

let feed: FakeBlogFeed;
let api: TestApp;
let pictures: BlogPicturesService;

/** Its decoder's process is shared by all tests. */
class SharedPictures extends BlogPicturesService {
  override end(): void {}
}

/** The service of an API process. All processes share one database; the one that `read` names answers requests. */
class BlogProcess extends BlogService {
  constructor(blog = feed) {
    super(blog, api.app.get(BlogRepository), pictures);
    open.push(this);
  }
}
let main: BlogService;
let current: BlogService;
const open: BlogService[] = [];

beforeAll(async () => {
  api = await createTestApp({ ports: [{ token: BlogService, fake: { latest: () => current.latest() } }] });
  const blog = { picture: (address: string) => feed.picture(address) } as BlogFeed;
  pictures = new SharedPictures(blog, api.app.get(BlogRepository), api.app.get(DecoderFailures));
  encodedPng = await sharp(png).toBuffer();
});
beforeEach(async () => {
  feed = new FakeBlogFeed();
  feed.posts = Array.from({ length: 12 }, () => buildFeedPost());
  await emptyTables(api.database, 'blog_feeds, blog_pictures');
  main = new BlogProcess();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map((one) => one.onModuleDestroy()));
});
afterAll(async () => {
  pictures.onApplicationShutdown();
  await api.close();
});

const read = (query = '', from = main) => {
  current = from;
  return api.inject(`/wp-json/wp/v2/posts${query}`);
};
const titlesOf = (answer: Awaited<ReturnType<typeof read>>) =>
  answer.json<{ title: { rendered: string } }[]>().map(({ title }) => title.rendered);
const waitMinutes = (minutes: number) => {
  const then = Date.now() + minutes * minute;
  jest.spyOn(Date, 'now').mockReturnValue(then);
};

async function expectCopyOfNow(): Promise<void> {
  const [row] = await api.database.query<{ read_at: Date }[]>('select read_at from blog_feeds');
  expect(row?.read_at.getTime()).toBe(Date.now());
}

describe('GET /wp-json/wp/v2/posts', () => {
  it('returns ten posts in the order of the blog, or the requested number', async () => {
    expect(titlesOf(await read())).toEqual(feed.posts.slice(0, 10).map(({ title }) => title));
    expect(titlesOf(await read('?per_page=3&_embed'))).toEqual(feed.posts.slice(0, 3).map(({ title }) => title));
    expect(titlesOf(await read('?per_page=20'))).toHaveLength(12);
  });

  it('omits the text of the posts unless `_fields` contains it', async () => {
    const [post] = (await read('?_fields=title,link,_embedded')).json<BlogPost[]>();
    expect(post).toMatchObject({ title: expect.anything(), link: expect.any(String) });
    expect(post).not.toHaveProperty('content');
    expect((await read('?_fields=content')).json<BlogPost[]>()[0]).toHaveProperty('content');
    expect((await read(`?_fields=${'x'.repeat(201)}`)).statusCode).toBe(400);
  });

  it('returns a post in the format of WordPress with sanitized HTML', async () => {
    feed.posts = [
      buildFeedPost({
        id: 7,
        link: 'https://blog.test/a?utm_source=feed',
        title: 'R&amp;D: <em>sim</em> &#8211; \u0000não',
        excerpt: '<p>Um resumo [&hellip;]</p>',
        content: '<p>b<script>alert(1)</script></p>',
      }),
    ];
    expect((await read()).json()).toStrictEqual([
      {
        id: 7,
        date: '2026-11-05T09:15:00.000Z',
        link: 'https://blog.test/a',
        title: { rendered: 'R&D: sim – não' },
        excerpt: { rendered: '<p>Um resumo</p>' },
        content: { rendered: '<p>b</p>' },
      },
    ]);
  });

  it('skips posts with a link that is not a web URL', async () => {
    feed.posts = [buildFeedPost({ link: 'javascript:alert(1)' })];
    expect((await read()).json()).toEqual([]);
  });

  it('uses the beginning of the text as the title of a post without one', async () => {
    const untitled = [
      { texts: { excerpt: '<p>Um resumo &amp; mais</p>' }, title: 'Um resumo & mais' },
      { texts: { excerpt: `<p>${'palavra '.repeat(30)}</p>` }, title: `${'palavra '.repeat(8)}palavra...` },
      { texts: { excerpt: ' ', content: '<p>Texto</p>' }, title: 'Texto' },
      { texts: { excerpt: '', content: '<img src="a.png">' }, title: '' },
    ];
    feed.posts = untitled.map(({ texts }) => buildFeedPost({ title: ' <b></b> ', ...texts }));
    expect(titlesOf(await read())).toEqual(untitled.map(({ title }) => title));
  });

  it('returns 400 validation_failed for an invalid number of posts without reading the feed', async () => {
    for (const number of ['0', '21', 'x', '1.5', '', '1&per_page=2']) {
      const answer = await read(`?per_page=${number}`);
      expect([number, answer.statusCode, answer.json().code]).toEqual([number, 400, 'validation_failed']);
    }
    expect(feed.reads).toBe(0);
  });

  it('reads the feed once for concurrent requests, and once in five minutes', async () => {
    const answers = await Promise.all(['', '', '?per_page=3'].map((query) => read(query)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await read();
    expect(feed.reads).toBe(1);
  });

  it('returns the stored copy while the feed is read', async () => {
    const [old] = titlesOf(await read());
    feed.posts = [buildFeedPost({ title: 'Novo' })];
    let finish = () => {};
    feed.beforeResult = () => new Promise((resolve) => (finish = resolve));
    waitMinutes(6);
    expect(titlesOf(await read())[0]).toBe(old);
    await eventually(() => expect(feed.reads).toBe(2));
    finish();
    await eventually(async () => expect(titlesOf(await read())).toEqual(['Novo']));
    expect(feed.reads).toBe(2);
  });

  it('returns the last copy while the feed is down, and limits retries', async () => {
    const before = titlesOf(await read());
    feed.isDown = true;
    waitMinutes(6);
    expect(titlesOf(await read())).toEqual(before);
    await eventually(() => expect(feed.reads).toBe(2));
    await read();
    expect(feed.reads).toBe(2);
  });

  it('returns the last copy after a restart and from other processes', async () => {
    const before = titlesOf(await read());
    const down = new FakeBlogFeed();
    down.isDown = true;
    const other = new BlogProcess(down);
    expect(titlesOf(await read('', other))).toEqual(before);
    expect(down.reads).toBe(0);
    waitMinutes(60);
    expect(titlesOf(await read('', other))).toEqual(before);
  });

  it('uses a copy that another process has just read', async () => {
    const other = new BlogProcess();
    await read();
    await read('', other);
    waitMinutes(6);
    await read();
    await eventually(() => expect(feed.reads).toBe(2));
    await eventually(expectCopyOfNow);
    await read('', other);
    await read('', other);
    expect(feed.reads).toBe(2);
  });

  it('returns 503 blog_unavailable without a stored copy, and recovers', async () => {
    feed.isDown = true;
    const answer = await read();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'blog_unavailable']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await read()).statusCode).toBe(503);
    expect(feed.reads).toBe(1);
    feed.isDown = false;
    waitMinutes(1);
    expect((await read()).statusCode).toBe(200);
  });

  it('does not return the posts of another blog', async () => {
    await read();
    const moved = new FakeBlogFeed('https://new.test');
    moved.isDown = true;
    expect((await read('', new BlogProcess(moved))).statusCode).toBe(503);
  });

  it('changes its ETag with the content', async () => {
    const first = await read();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const headers = { 'if-none-match': tag };
    const again = await api.inject({ url: '/wp-json/wp/v2/posts', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    feed.posts = [buildFeedPost()];
    waitMinutes(6);
    await read();
    await eventually(async () => expect((await read()).headers.etag).not.toBe(tag));
  });
});

describe('pictures', () => {
  const address = 'https://blog.test/a.png';
  const embedded = async (query = '?_embed', from = main) => (await read(query, from)).json()[0]._embedded;

  beforeEach(() => {
    feed.posts = [buildFeedPost({ picture: { address, alt: 'Mesa' } })];
    feed.pictures.set(address, png);
  });

  it('are served from the site’s origin after they are stored, if they are requested', async () => {
    await read();
    await eventually(async () => expect(await embedded()).toBeDefined());
    const [media] = (await embedded())['wp:featuredmedia'];
    expect(media).toEqual({
      source_url: expect.stringMatching(/^\/api\/blog-pictures\/[0-9a-f]{32}$/),
      alt_text: 'Mesa',
    });
    expect(await embedded('')).toBeUndefined();
    const picture = await api.inject(media.source_url);
    expect(picture.rawPayload).toEqual(encodedPng);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'; sandbox"),
      'x-content-type-options': 'nosniff',
    });
  });

  it('are stored before the first request', async () => {
    main.begin();
    await eventually(async () => {
      expect(
        await api.database.query('select from blog_feeds where posts::text like $1', ['%"hash": "%']),
      ).toHaveLength(1);
    });
    expect(await embedded()).toBeDefined();
    expect(feed.reads).toBe(1);
  });

  it.each([
    ['cannot be fetched', undefined],
    ['is not an image', Buffer.from('<html></html>')],
    ['is an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ])('are omitted if one %s', async (_, bytes) => {
    if (bytes === undefined) feed.pictures.clear();
    else feed.pictures.set(address, bytes);
    const fetching = jest.spyOn(feed, 'picture');
    await read();
    await eventually(() => expect(fetching).toHaveBeenCalled());
    await main.onModuleDestroy();
    expect(await embedded('?_embed', new BlogProcess())).toBeUndefined();
    expect(await api.database.query('select from blog_pictures')).toHaveLength(0);
  });

  it('are fetched once, and deleted a month after the last post with them', async () => {
    const fetching = jest.spyOn(feed, 'picture');
    await read();
    await eventually(async () => expect(await embedded()).toBeDefined());
    waitMinutes(6);
    await read();
    await eventually(() => expect(feed.reads).toBe(2));
    expect(await embedded()).toBeDefined();
    expect(fetching).toHaveBeenCalledTimes(1);
    feed.posts = [];
    waitMinutes(6);
    await eventually(async () => expect((await read()).json()).toEqual([]));
    expect(await api.database.query('select from blog_pictures')).toHaveLength(1);
    waitMinutes(31 * 24 * 60);
    await read();
    await eventually(async () => expect(await api.database.query('select from blog_pictures')).toHaveLength(0));
  });

  it('are stored as long as a post has them', async () => {
    await read();
    await eventually(async () => expect(await embedded()).toBeDefined());
    waitMinutes(40 * 24 * 60);
    await read();
    await eventually(() => expect(feed.reads).toBe(2));
    await eventually(expectCopyOfNow);
    expect(await api.database.query('select from blog_pictures')).toHaveLength(1);
  });

  it('return 404 picture_not_found for an unknown picture', async () => {
    const answer = await api.inject('/api/blog-pictures/0000');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'picture_not_found']);
  });
});
