import { cacheNames } from './caches';
import { deletePages, fetchPage, findPage, releasePage, storePage } from './store-page';

const mockAged = jest.fn();
const mockExpired = jest.fn();
const mockFile = jest.fn<void, [{ request: Request }]>();

// Browser libraries, tested in e2e/specs/offline.spec.ts.
jest.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    readonly updateTimestamp = (address: string) => mockAged(address) as void;
    readonly expireEntries = () => mockExpired() as void;
    readonly delete = () => {};
  },
}));
jest.mock('./file-strategies', () => ({
  cachedFiles: { handle: (options: { request: Request }) => mockFile(options) },
}));

/** As much of the Cache API as the worker uses; keys are whole addresses. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #keyOf = (request: RequestInfo) => new URL(typeof request === 'string' ? request : request.url, origin).href;

  match = async (request: RequestInfo) => this.entries.get(this.#keyOf(request))?.clone();
  put = async (request: RequestInfo, response: Response) => void this.entries.set(this.#keyOf(request), response);
  delete = async (request: RequestInfo) => this.entries.delete(this.#keyOf(request));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

const { origin } = window.location;
const stores = new Map<string, FakeCache>();

const fakeCaches = {
  open: async (name: string) => {
    const cache = stores.get(name) ?? new FakeCache();
    stores.set(name, cache);
    return cache;
  },
  delete: async (name: string) => stores.delete(name),
};

const event = {} as ExtendableEvent;

const pageOf = (words: string, headers: Record<string, string> = {}) =>
  new Response(`<title>${words}</title><link href="/assets/shell.1.js">`, {
    headers: { 'content-type': 'text/html', 'content-encoding': 'br', ...headers },
  });

const store = (path: string, words: string, headers?: Record<string, string>) =>
  storePage(origin + path, pageOf(words, headers), event);
const wordsOf = async (path: string) =>
  /<title>([^<]*)<\/title>/.exec((await (await findPage(origin + path))?.text()) ?? '')?.[1];
const namesIn = (name: string) => [...(stores.get(name)?.entries.keys() ?? [])].map((url) => url.slice(origin.length));

const fetched = jest.fn<Promise<Response>, [RequestInfo]>();

beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches, fetch: fetched });
  stores.clear();
  jest.clearAllMocks();
});

describe('a visited page', () => {
  it('is found without its query, in its latest version', async () => {
    await store('/jobs/analista-12', 'old');
    await store('/jobs/analista-12?utm=mail', 'new');
    expect(await wordsOf('/jobs/analista-12?from=list')).toBe('new');
    expect(namesIn(cacheNames.recent)).toEqual(['/jobs/analista-12']);
  });

  it('is cached with the files that it references', async () => {
    await store('/home', 'Início');
    expect(mockFile.mock.calls.map(([{ request }]) => request.url)).toEqual([`${origin}/assets/shell.1.js`]);
  });

  it('has no content-encoding header', async () => {
    await store('/home', 'Início');
    expect((await findPage(`${origin}/home`))?.headers.has('content-encoding')).toBe(false);
  });

  it.each([
    ['/account', {}],
    ['/jobs/analista-12', { 'cache-control': 'no-store' }],
  ])('is not cached as %s %j', async (path, headers) => {
    await store(path, 'secret', headers);
    expect(await findPage(origin + path)).toBeUndefined();
  });

  it('of a list is found by its query', async () => {
    await store('/jobs?keyword=dados', 'Dados');
    expect(await wordsOf('/jobs?keyword=dados')).toBe('Dados');
    expect(await wordsOf('/jobs?keyword=design')).toBeUndefined();
  });

  it('is not fetched if it may not be cached', async () => {
    await fetchPage('/account', event, false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('expires if it is in the cache of recent pages', async () => {
    await store('/jobs', 'Ofertas');
    expect(mockAged).not.toHaveBeenCalled();
    await store('/jobs/analista-12', 'Analista');
    expect(mockAged).toHaveBeenCalledWith(`${origin}/jobs/analista-12`);
    expect(mockExpired).toHaveBeenCalledTimes(1);
  });
});

describe('a permanently cached page', () => {
  const answerAt = (url: string, words: string) =>
    fetched.mockImplementation(async (request) =>
      typeof request === 'string'
        ? Object.defineProperty(pageOf(words), 'url', { value: origin + url })
        : new Response(''),
    );

  it('is stored under its final address, also when others expire', async () => {
    answerAt('/jobs/analista-12', 'kept');
    await fetchPage('/jobs/12', event, true);
    stores.delete(cacheNames.recent);
    expect(await wordsOf('/jobs/analista-12')).toBe('kept');
    expect(await wordsOf('/jobs/12')).toBeUndefined();
  });

  it('is updated with every visit', async () => {
    answerAt('/jobs/analista-12', 'old');
    await fetchPage('/jobs/analista-12', event, true);
    await store('/jobs/analista-12', 'new');
    stores.delete(cacheNames.recent);
    expect(await wordsOf('/jobs/analista-12')).toBe('new');
  });

  it('expires normally after it is released', async () => {
    answerAt('/jobs/analista-12', 'kept');
    await fetchPage('/jobs/analista-12', event, true);
    await releasePage('/jobs/analista-12');
    expect(namesIn(cacheNames.permanent)).toEqual([]);
    expect(namesIn(cacheNames.recent)).toEqual(['/jobs/analista-12']);
  });

  it('is deleted with all others when the user signs out', async () => {
    answerAt('/jobs/analista-12', 'kept');
    await fetchPage('/jobs/analista-12', event, true);
    await store('/home', 'Início');
    await deletePages();
    expect(await wordsOf('/jobs/analista-12')).toBeUndefined();
    expect(await wordsOf('/home')).toBeUndefined();
  });
});
