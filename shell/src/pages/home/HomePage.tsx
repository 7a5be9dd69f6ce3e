import { Fragment, styled, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { BlogPosts } from './Blog/BlogPosts';
import { Hero } from './Hero';
import { homeFragments } from './home-fragments';
import { Subscribe } from './Subscribe/Subscribe';

/** A strip whose code has not arrived holds a place, so that what follows does not move far. */
const Strips = styled.div`
  > [data-fragment]:empty:not([data-mounted]) {
    min-height: calc(6 * var(--space-20));
  }
`;

/** The search, strips that other teams bring, and the shell's own; one that cannot be had leaves the rest alone. */
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
      <Subscribe />
    </>
  );
}
