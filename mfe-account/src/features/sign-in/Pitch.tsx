import { Icon, Illustration, useTranslation, type IconName } from 'platform';
import * as S from './Pitch.styles';

/** What an account is for. */
const blurbs = [
  ['resumes', 'file'],
  ['saved', 'bookmark'],
  ['interviews', 'calendar'],
  ['alerts', 'bell'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Pitch() {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Panel aria-labelledby="auth-pitch">
      <h2 id="auth-pitch">{t('auth.pitch.title')}</h2>
      <S.Blurbs>
        {blurbs.map(([blurb, icon]) => (
          <li key={blurb}>
            <S.Tile>
              <Icon name={icon} size="lg" />
            </S.Tile>
            <div>
              <S.Title>{t(`auth.pitch.${blurb}.title`)}</S.Title>
              <S.Text>{t(`auth.pitch.${blurb}.text`)}</S.Text>
            </div>
          </li>
        ))}
      </S.Blurbs>
      <Illustration name="application-sent" size="large" />
    </S.Panel>
  );
}
