import { useContext } from 'react';
import { Fragment, media, styled, usePageMeta, useSession } from 'platform';
import { fragmentsIn, type SlotHeight } from 'shared-contracts';
import { RemotesContext } from '../../remotes/page-remotes';
import { useShellText } from '../../layout/navigation/useShellText';
import { BlogPosts } from './Blog/BlogPosts';
import { Hero } from './Hero';
import { PersonalStart } from './PersonalStart/PersonalStart';
import * as Personal from './PersonalStart/PersonalStart.styles';

/** A section of a remote reserves its space until it renders, to limit the layout shift; one without content renders a hidden element. */
const Strip = styled.div<{ $height: SlotHeight }>`
  & > [data-fragment]:empty {
    min-height: ${({ $height }) => $height.wide / 16}rem;

    ${media.below.medium} {
      min-height: ${({ $height }) => $height.narrow / 16}rem;
    }
  }
`;

/** The height of the overview above is not known before it is loaded, so the rest is not visible until then. */
const Rest = styled.div`
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

const noHeight: SlotHeight = { narrow: 0, wide: 0 };

/** Position of the blog among the sections of remotes. */
const blogOrder = 100;

/** The search, the sections of remotes, and the posts of the blog; a section that fails does not affect the rest. */
export function HomePage() {
  const { t } = useShellText();
  const { status } = useSession();
  const strips = fragmentsIn('shell.home.main.v1', useContext(RemotesContext)).map(
    ({ address, fragment: { order = 0, minHeight = noHeight } }) => ({
      order,
      content: (
        <Strip key={address} $height={minHeight}>
          <Fragment of={address} />
        </Strip>
      ),
    }),
  );
  const sections = [...strips, { order: blogOrder, content: <BlogPosts key="blog" /> }];
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      {status === 'anonymous' ? <Hero /> : <PersonalStart />}
      <Rest>{sections.toSorted((a, b) => a.order - b.order).map(({ content }) => content)}</Rest>
    </>
  );
}
