import { Fragment, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { Hero } from './Hero';
import { homeFragments } from './home-fragments';

/** The search, and strips that other teams bring; one that cannot be had leaves the rest alone. */
export function HomePage() {
  const { t } = useShellText();
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      <Hero />
      {homeFragments.map((address) => (
        <Fragment key={address} of={address} />
      ))}
    </>
  );
}
