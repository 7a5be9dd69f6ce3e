import { ButtonLink, Container, EmptyState, usePageMeta, useSearchParams, useTranslation } from 'platform';
import { brand, routes } from 'shared-contracts';

/** /verify-email: why the link leads nowhere. Nobody is sent one before accounts open. */
export function VerifyEmailPage() {
  const { t } = useTranslation('mfe-account');
  const [query] = useSearchParams();
  usePageMeta({
    title: t('meta.verifyEmail.title'),
    description: t('meta.verifyEmail.description'),
    robots: 'noindex',
  });
  const reason = query.get('token') ? 'notYet' : 'noToken';
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="offline"
        title={t(`verifyEmail.${reason}.title`)}
        text={t(`verifyEmail.${reason}.text`, { brand: brand.name })}
        actions={<ButtonLink to={routes.auth}>{t('verifyEmail.back')}</ButtonLink>}
      />
    </Container>
  );
}
