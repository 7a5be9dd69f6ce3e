import { ButtonLink, Icon, media, styled, useSession, useTranslation } from 'platform';
import { TileBanner } from 'platform/tiles';
import { routes } from 'shared-contracts';

const preferences = `${routes.account}?tab=emailPreferences`;
const register = `${routes.auth}?mode=register`;

const Card = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template: 168px 1fr / minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);

  ${media.from.medium} {
    ${({ $isWide }) => $isWide && 'grid-template: auto / 340px minmax(0, 1fr);'}
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-4);
  justify-items: start;
  padding: var(--space-5) var(--space-6) var(--space-6);

  h2 {
    font-size: 1.5rem;
    line-height: 1.15;
    color: var(--color-text);
  }

  > :last-child {
    align-self: end;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: 6px;
  font-size: var(--text-sm);

  li {
    display: flex;
    gap: var(--space-2);
    align-items: baseline;
  }

  svg {
    flex: none;
    translate: 0 3px;
  }
`;

/** Jobs by mail: links to the preferences for a signed-in user, to registration for a visitor. */
export function AlertCard({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('mfe-jobs');
  const { user } = useSession();
  return (
    <Card $isWide={isWide}>
      <TileBanner slug="salto" tint="brand" size="fill" loading="lazy" />
      <Text>
        <h2>{t('home.alert.title')}</h2>
        <Points>
          {(['jobs', 'frequency', 'cancel'] as const).map((point) => (
            <li key={point}>
              <Icon name="check" size="sm" />
              {t(`home.alert.${point}`)}
            </li>
          ))}
        </Points>
        <ButtonLink to={user === null ? register : preferences}>
          <Icon name="bell" />
          {t(user === null ? 'home.alert.action' : 'home.alert.manage')}
        </ButtonLink>
      </Text>
    </Card>
  );
}
