import { Fragment, media, styled, usePageMeta, useSession } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { BlogPosts } from './Blog/BlogPosts';
import { Hero } from './Hero';
import { homeFragments } from './home.api';
import { PersonalStart } from './PersonalStart/PersonalStart';
import * as Personal from './PersonalStart/PersonalStart.styles';

/**
 * A strip reserves space until it renders, to limit the layout shift; one without content renders a hidden element. The
 * height of the overview above is not known before it is loaded, so the rest is not visible until then.
 */
const Rest = styled.div`
  & > [data-fragment]:empty {
    min-height: calc(6 * var(--space-20));
  }

  /* The first strip stands close to the bent edge of a visitor's page. */
  ${Personal.Overview} ~ & {
    padding-top: var(--space-8);
  }

  ${Personal.Overview}:not(:has(> [data-fragment]:not(:empty), > [data-fragment][hidden])) ~ & {
    visibility: hidden;

    ${media.withoutScript} {
      visibility: visible;
    }
  }
`;

/** The search, strips of other remotes, and the posts of the blog; a strip that fails does not affect the rest. */
export function HomePage() {
  const { t } = useShellText();
  const { status } = useSession();
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      {status === 'anonymous' ? <Hero /> : <PersonalStart />}
      <Rest>
        {homeFragments.map((address) => (
          <Fragment key={address} of={address} />
        ))}
        <BlogPosts />
      </Rest>
    </>
  );
}
