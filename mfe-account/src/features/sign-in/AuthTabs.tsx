import { BoardMark, useTranslation } from 'platform';
import { useAuthLink, type AuthMode } from './auth-mode';
import * as S from './SignInPage.styles';

const tabs = ['login', 'register'] as const;

/** Links instead of ARIA tabs: each has its own address, and back moves between them. */
export function AuthTabs({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  return (
    <S.Tabs aria-label={t('auth.tabs.label')}>
      {tabs.map((tab) => (
        <S.Tab key={tab} {...linkTo(tab)} aria-current={tab === mode ? 'page' : undefined}>
          {t(`auth.tabs.${tab}`)}
          {tab === mode && (
            <S.Mark>
              <BoardMark />
            </S.Mark>
          )}
        </S.Tab>
      ))}
    </S.Tabs>
  );
}
