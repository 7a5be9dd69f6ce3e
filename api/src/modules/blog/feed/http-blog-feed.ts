import { limits } from 'shared-contracts';
import { fetchFile, type FetchLimits } from '../../../outside/fetch-file.ts';
import { BlogFeed, type FeedPost } from './blog-feed.ts';
import { readWirePosts } from './wire-posts.ts';

/** Always the same question, whatever a visitor asks. */
const query = `per_page=${limits.blogPosts}&_embed=wp:featuredmedia`;

const feedBytes = 8 * 1024 * 1024;
export const pictureBytes = 3 * 1024 * 1024;
const timeoutMs = 3000;

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** WordPress by its REST interface, under the blog's own address. */
export class HttpBlogFeed extends BlogFeed {
  private readonly url: URL;

  /** @param address As people open the blog, without a slash at its end. */
  constructor(
    readonly address: string,
    private readonly patienceMs = timeoutMs,
  ) {
    super();
    this.url = new URL(address);
  }

  async latest(): Promise<FeedPost[]> {
    const bytes = await fetchFile(`${this.address}/wp-json/wp/v2/posts?${query}`, this.limits(feedBytes));
    return readWirePosts(JSON.parse(bytes.toString('utf8')));
  }

  async picture(address: string): Promise<Buffer> {
    if (!this.isOwn(new URL(address))) throw new Error('It is not at the blog');
    return fetchFile(address, this.limits(pictureBytes));
  }

  /** The blog's host and what is under it, on the usual ports or the blog's own. */
  private isOwn({ protocol, hostname, port }: URL): boolean {
    const host = withoutWww(this.url.hostname);
    const isHost = withoutWww(hostname) === host || hostname.endsWith(`.${host}`);
    return isHost && /^https?:$/.test(protocol) && (port === '' || port === this.url.port);
  }

  private limits(bytes: number): FetchLimits {
    return { bytes, timeoutMs: this.patienceMs, trustedOrigin: this.url.origin };
  }
}
