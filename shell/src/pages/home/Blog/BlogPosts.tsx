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
import { firstWords, limits, textOfHtml, type BlogPost } from 'shared-contracts';
import { useShellText } from '../../../layout/navigation/useShellText';
import { homeQuestions } from '../home.api';
import * as S from './BlogPosts.styles';

/** The newest posts of the blog, which has its own address: every link opens a new tab. */
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
              <S.Cover $tint="neutral" />
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

/** A post's picture. If it is missing or fails to load, a drawn cover that is always the same for the same post. */
function BlogCover({ post }: { post: BlogPost }) {
  const picture = post._embedded?.['wp:featuredmedia']?.[0];
  const { isBroken, imageProps } = useBrokenImage(picture?.source_url);
  if (!picture?.source_url || isBroken) {
    return (
      <S.Cover $tint={S.tints[Math.abs(post.id) % S.tints.length]!} aria-hidden="true">
        <CoverDrawing />
      </S.Cover>
    );
  }
  const { source_url: url, alt_text: words } = picture;
  return (
    <S.Cover $tint="neutral">
      <img src={url} alt={words} loading="lazy" decoding="async" {...imageProps} />
    </S.Cover>
  );
}

/** The brand's mark: a springboard, two waves and a dot. */
function CoverDrawing() {
  return (
    <svg viewBox="0 0 224 126" preserveAspectRatio="xMidYMid slice" focusable="false">
      <path d="M0 78c30-24 60-24 90 0s60 24 90 0 60-24 90 0v60H0Z" fill="currentColor" opacity=".16" />
      <path
        d="M20 92c40 14 84 14 124-14"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".75"
      />
      <circle cx="170" cy="40" r="16" fill="var(--ill-dot)" />
    </svg>
  );
}
