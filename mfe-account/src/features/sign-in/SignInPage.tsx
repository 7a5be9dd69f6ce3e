import {
  ButtonLink,
  Container,
  Icon,
  Note,
  usePageMeta,
  useSearchParams,
  useTranslation,
  type IconName,
} from 'platform';
import { brand, isOneOf, routes } from 'shared-contracts';
import { returnAddress } from './return-address';
import * as S from './SignInPage.styles';

/** Why somebody was sent here, as `?message=` says it. */
const messages = ['save-login', 'follow-login', 'session'] as const;

/** What an account is for. */
const gains = [
  ['save', 'bookmark'],
  ['resumes', 'file'],
  ['applications', 'send'],
  ['alerts', 'bell'],
] as const satisfies readonly (readonly [string, IconName])[];

/** /auth: says why one came, what an account will bring, and the way back. */
export function SignInPage() {
  const { t } = useTranslation('mfe-account');
  const [query] = useSearchParams();
  const message = query.get('message');
  usePageMeta({ title: t('meta.auth.title'), description: t('meta.auth.description'), robots: 'noindex' });
  return (
    <Container width="form">
      <S.Page>
        <h1>{t('auth.title')}</h1>
        {isOneOf(messages, message) && <Note tone="info" title={t(`auth.messages.${message}`)} />}
        <p>{t('auth.status', { brand: brand.name })}</p>
        <section aria-labelledby="account-gains">
          <S.Subtitle id="account-gains">{t('auth.with.title')}</S.Subtitle>
          <S.Gains>
            {gains.map(([gain, icon]) => (
              <li key={gain}>
                <Icon name={icon} />
                {t(`auth.with.${gain}`)}
              </li>
            ))}
          </S.Gains>
        </section>
        <WayBack to={returnAddress(query.get('returnTo'))} />
      </S.Page>
    </Container>
  );
}

function WayBack({ to }: { to: string | null }) {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Actions>
      {to !== null && <ButtonLink to={to}>{t('auth.back')}</ButtonLink>}
      <ButtonLink variant={to === null ? 'primary' : 'secondary'} to={routes.jobs}>
        {t('auth.jobs')}
      </ButtonLink>
    </S.Actions>
  );
}
