import { ButtonLink, Container, Icon, useSession } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../../layout/navigation/useShellText';
import * as S from './Subscribe.styles';

const preferences = `${routes.account}?tab=emailPreferences`;
const register = `${routes.auth}?mode=register`;

/** Jobs by mail: links to the preferences for a signed-in user, to registration for a visitor. */
export function Subscribe() {
  const { t } = useShellText();
  const { user } = useSession();
  return (
    <Container>
      <S.Panel>
        <S.Board viewBox="0 0 420 190" width="420" height="190" aria-hidden="true" focusable="false">
          <path d="M10 140c110 44 220 40 300-16 36-26 62-56 84-92M130 176v40" />
        </S.Board>
        <S.Text>
          <h2>{t('home.subscribe.title')}</h2>
          <p>{t('home.subscribe.text')}</p>
        </S.Text>
        <S.Action>
          <ButtonLink to={user === null ? register : preferences} size="lg" block>
            <Icon name="bell" />
            {t('home.subscribe.action')}
          </ButtonLink>
        </S.Action>
      </S.Panel>
    </Container>
  );
}
