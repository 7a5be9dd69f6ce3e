import { ButtonLink, Container, EmptyState, usePageMeta } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';

/** Shown at every unowned address. */
export function NotFoundPage() {
  const { t } = useShellText();
  usePageMeta({ title: t('notFound.title'), description: t('notFound.description'), robots: 'noindex' });
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="not-found"
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <>
            <ButtonLink to={routes.jobs} size="lg">
              {t('notFound.jobs')}
            </ButtonLink>
            <ButtonLink to={routes.home} size="lg" variant="secondary">
              {t('notFound.home')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
