import { ButtonLink, Container, EmptyState, usePageMeta } from 'platform';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';

/** Shown to a signed-in user without permission for the page. */
export function NoPermissionPage() {
  const { t } = useShellText();
  usePageMeta({ title: t('noPermission.title'), robots: 'noindex' });
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="not-found"
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
