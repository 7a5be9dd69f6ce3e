import { limits } from 'shared-contracts';
import { fetchFile, UnexpectedStatusError, type FetchLimits } from '../../../untrusted/fetch-file.client.ts';
import { BlogFeed, type FeedPost } from './blog-feed.port.ts';
import { MalformedFeedError, type FeedDecoder } from './feed.parser.ts';
import { readWirePosts } from './wire-posts.parser.ts';

/** A constant query, independent of the request. */
const query = `per_page=${limits.blogPosts}&_embed=wp:featuredmedia`;
/** Pretty permalinks first, because nearly all WordPress sites have them. */
const routes = [`/wp-json/wp/v2/posts?${query}`, `/?rest_route=/wp/v2/posts&${query}`] as const;

const feedBytes = 8 * 1024 * 1024;
export const pictureBytes = 3 * 1024 * 1024;

interface HttpBlogFeedOptions {
  /** Identifies the product and the site to the operator of the blog. */
  userAgent: string;
  timeoutMs?: number;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Without pretty permalinks, `/wp-json` is a missing page or the home page. */
const isNotTheApi = (error: unknown) =>
  error instanceof MalformedFeedError || (error instanceof UnexpectedStatusError && error.status === 404);

/** Reads WordPress through its REST API at the blog's URL. */
export class HttpBlogFeed extends BlogFeed {
  private readonly url: URL;
  private route: (typeof routes)[number] = routes[0];

  /** @param address URL of the blog's home page, without a trailing slash */
  constructor(
    readonly address: string,
    private readonly decoder: FeedDecoder,
    private readonly options: HttpBlogFeedOptions,
  ) {
    super();
    this.url = new URL(address);
  }

  async latest(): Promise<FeedPost[]> {
    if (await this.decoder.isBlocked(this.address)) throw new Error('The feed exceeded a decoder limit recently');
    try {
      return await this.read(this.route);
    } catch (error) {
      if (!isNotTheApi(error)) throw error;
      return this.readOtherRoute(error);
    }
  }

  async picture(address: string): Promise<Buffer> {
    if (!this.isOwn(new URL(address))) throw new Error("The URL is not on the blog's host");
    return fetchFile(address, this.limits(pictureBytes));
  }

  /**
   * Switches to the other route if it works.
   * @throws `failure` otherwise
   */
  private async readOtherRoute(failure: unknown): Promise<FeedPost[]> {
    const other = routes.find((route) => route !== this.route)!;
    const posts = await this.read(other).catch(() => null);
    if (posts === null) throw failure;
    this.route = other;
    return posts;
  }

  private async read(route: string): Promise<FeedPost[]> {
    const bytes = await fetchFile(`${this.address}${route}`, this.limits(feedBytes));
    return readWirePosts(await this.decoder.decode(bytes, this.address));
  }

  /** The blog's host and its subdomains, on the default ports or the blog's own. */
  private isOwn({ protocol, hostname, port }: URL): boolean {
    const host = withoutWww(this.url.hostname);
    const isHost = withoutWww(hostname) === host || hostname.endsWith(`.${host}`);
    return isHost && /^https?:$/.test(protocol) && (port === '' || port === this.url.port);
  }

  private limits(bytes: number): FetchLimits {
    const { userAgent, timeoutMs = 3_000 } = this.options;
    const mayRedirectTo = (url: URL) => this.isOwn(url);
    return { bytes, timeoutMs, userAgent, trustedOrigin: this.url.origin, mayRedirectTo };
  }
}
