import { Fragment, styled, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { BlogPosts } from './Blog/BlogPosts';
import { Hero } from './Hero';
import { homeFragments } from './home.api';

/** A strip reserves space while its code loads, to limit the layout shift. */
const Strips = styled.div`
  > [data-fragment]:empty:not([data-mounted]) {
    min-height: calc(6 * var(--space-20));
  }
`;

/** The search, strips of other remotes, and the posts of the blog; a strip that fails does not affect the rest. */
export function HomePage() {
  const { t } = useShellText();
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      <Hero />
      <Strips>
        {homeFragments.map((address) => (
          <Fragment key={address} of={address} />
        ))}
      </Strips>
      <BlogPosts />
    </>
  );
}
