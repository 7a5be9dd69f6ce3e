import { ButtonLink, Container, EmptyState, usePageMeta } from 'platform';
import { brand, routes } from 'shared-contracts';
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

/** Shown at the addresses of a remote that is switched off. Its links lead to pages of the shell, which always work. */
export function UnavailablePage() {
  const { t } = useShellText();
  usePageMeta({ title: t('unavailable.title'), robots: 'noindex' });
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="failed"
        title={t('unavailable.title')}
        text={t('unavailable.text')}
        actions={
          <>
            <ButtonLink to={routes.home} size="lg">
              {t('unavailable.home')}
            </ButtonLink>
            <ButtonLink to={routes.contact} size="lg" variant="secondary">
              {t('unavailable.contact')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}

/** Shown to a signed-in user without permission for the page. */
export function NoPermissionPage() {
  const { t } = useShellText();
  usePageMeta({ title: t('noPermission.title'), robots: 'noindex' });
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="no-access"
        title={t('noPermission.title')}
        text={t('noPermission.text', { name: brand.name })}
        actions={
          <ButtonLink to={routes.home} size="lg">
            {t('noPermission.home')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
