import { Fragment, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { BlogPosts } from './Blog/BlogPosts';
import { Hero } from './Hero';
import { homeFragments } from './home-fragments';
import { Subscribe } from './Subscribe/Subscribe';

/** The search, strips that other teams bring, and the shell's own; one that cannot be had leaves the rest alone. */
export function HomePage() {
  const { t } = useShellText();
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      <Hero />
      {homeFragments.map((address) => (
        <Fragment key={address} of={address} />
      ))}
      <BlogPosts />
      <Subscribe />
    </>
  );
}
