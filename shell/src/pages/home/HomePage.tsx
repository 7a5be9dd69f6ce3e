import { Fragment, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { Hero } from './Hero';

/** The search, and strips that other teams bring; one that cannot be had leaves the rest alone. */
export function HomePage() {
  const { t } = useShellText();
  usePageMeta({ title: t('home.title'), description: t('home.description') });
  return (
    <>
      <Hero />
      <Fragment of="mfe-jobs:categories" />
      <Fragment of="mfe-jobs:featured" />
      <Fragment of="mfe-jobs:recent" />
    </>
  );
}
