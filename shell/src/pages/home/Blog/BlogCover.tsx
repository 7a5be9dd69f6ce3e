import { useBrokenImage } from 'platform';
import type { BlogPost } from 'shared-contracts';
import * as S from './BlogPosts.styles';

/** A post's picture. If it is missing or fails to load, a drawn cover that is always the same for the same post. */
export function BlogCover({ post }: { post: BlogPost }) {
  const picture = post._embedded?.['wp:featuredmedia']?.[0];
  const { isBroken, imageProps } = useBrokenImage(picture?.source_url);
  if (!picture?.source_url || isBroken) {
    return (
      <S.Cover $tint={S.tints[Math.abs(post.id) % S.tints.length]!} aria-hidden="true">
        <Drawing />
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

/** The board over two waves, and the dot in the air. */
function Drawing() {
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
