import {
  ErrorPanel,
  NewTab,
  Section,
  Sheet,
  useBrokenImage,
  useFormat,
  usePageContext,
  VisuallyHidden,
} from 'platform';
import { useListBlogPostsQuery } from 'platform/queries';
import { TileBanner } from 'platform/tiles';
import { firstWords, limits, textOfHtml, type BlogPost } from 'shared-contracts';
import { useShellText } from '../../../layout/navigation/useShellText';
import { homeQuestions } from '../home.api';
import * as S from './BlogPosts.styles';

/** The newest posts of the blog, the first one large. The blog has its own address: every link opens a new tab. */
export function BlogPosts() {
  const { t } = useShellText();
  const { blogUrl } = usePageContext();
  const { data: posts, isError, refetch } = useListBlogPostsQuery(homeQuestions.posts);
  if (posts?.length === 0) return null;
  return (
    <Section title={t('home.blog.title')} more={{ label: t('home.blog.all'), to: blogUrl, newTab: true }}>
      {isError ? (
        <Sheet>
          <ErrorPanel
            title={t('home.blog.errorLoading')}
            text={t('home.blog.errorText')}
            onRetry={() => void refetch()}
          />
        </Sheet>
      ) : (
        <Posts posts={posts} />
      )}
    </Section>
  );
}

function Posts({ posts }: { posts: readonly BlogPost[] | undefined }) {
  if (posts === undefined) return <PostsOnTheirWay />;
  return (
    <S.Posts>
      {posts.slice(0, limits.homeBlogPosts).map((post) => (
        <li key={post.id}>
          <Post post={post} />
        </li>
      ))}
    </S.Posts>
  );
}

function Post({ post }: { post: BlogPost }) {
  const { t } = useShellText();
  const { date } = useFormat();
  const excerpt = excerptOf(post.excerpt.rendered);
  return (
    <S.Post>
      <S.Text>
        <S.Title>
          <a href={post.link} target="_blank" rel="noopener">
            {post.title.rendered || t('home.blog.untitled')} <NewTab />
          </a>
        </S.Title>
        <S.PostDate>
          <time dateTime={post.date}>{date(post.date)}</time>
        </S.PostDate>
        {excerpt !== '' && <S.Excerpt>{excerpt}</S.Excerpt>}
      </S.Text>
      <BlogCover post={post} />
    </S.Post>
  );
}

/**
 * Not the kit's skeleton: the server would treat the whole page as incomplete. The blog may be down while the rest of
 * the page is available.
 */
function PostsOnTheirWay() {
  const { t } = useShellText();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('home.blog.loading')}</VisuallyHidden>
      <S.Posts aria-hidden="true">
        {Array.from({ length: limits.homeBlogPosts }, (_, post) => (
          <li key={post}>
            <S.Post>
              <S.Text>
                <S.Line />
              </S.Text>
              <S.Cover />
            </S.Post>
          </li>
        ))}
      </S.Posts>
    </div>
  );
}

/** The suffix of a truncated WordPress excerpt. */
const continues = /\[?(?:…|&hellip;|\.\.\.)\]?$/;

/** A post's first twenty words (SPEC §9). */
export function excerptOf(html: string): string {
  const text = textOfHtml(html);
  const own = text.replace(continues, '').trimEnd();
  const excerpt = firstWords(own, limits.blogExcerptWords);
  return excerpt === own && own !== text ? `${own}...` : excerpt;
}

/** A post's picture. If it is missing or fails to load, tiles that are always the same for the same post. */
function BlogCover({ post }: { post: BlogPost }) {
  const picture = post._embedded?.['wp:featuredmedia']?.[0];
  const { isBroken, imageProps } = useBrokenImage(picture?.source_url);
  if (!picture?.source_url || isBroken) {
    return (
      <S.Cover aria-hidden="true">
        <TileBanner slug={post.link} size="fill" loading="lazy" />
      </S.Cover>
    );
  }
  const { source_url: url, alt_text: words } = picture;
  return (
    <S.Cover>
      <img src={url} alt={words} loading="lazy" decoding="async" {...imageProps} />
    </S.Cover>
  );
}
