import { ButtonLink, Card, Container, styled, usePageMeta, useSession, useTranslation } from 'platform';
import { routes, type User } from 'shared-contracts';

const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  padding-top: var(--space-10);
`;

const Details = styled.dl`
  display: grid;
  gap: var(--space-1);

  dt {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }

  dd + dt {
    margin-top: var(--space-3);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** /account. The shell shows it only to who is signed in; while it finds out, there is nobody to greet. */
export function AccountPage() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  usePageMeta({ title: t('meta.account.title'), robots: 'noindex' });
  return user === null ? null : <SignedIn user={user} />;
}

function SignedIn({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  return (
    <Container>
      <Page>
        <h1>{t('account.hello', { name: user.firstName ?? user.username })}</h1>
        <Card as="section" aria-label={t('account.details')}>
          <Details>
            <dt>{t('account.username')}</dt>
            <dd>{user.username}</dd>
            <dt>{t('account.email')}</dt>
            <dd>{user.email}</dd>
          </Details>
        </Card>
        <ButtonLink to={routes.jobs}>{t('account.jobs')}</ButtonLink>
      </Page>
    </Container>
  );
}
