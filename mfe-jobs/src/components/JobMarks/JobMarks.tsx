import { Icon, useTranslation } from 'platform';
import * as S from './JobMarks.styles';

/** The sun dot: posted within the last 24 hours. It follows a title's last word, or starts the next line. */
export function NewMark() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <>
      {' '}
      <S.New>{t('job.new')}</S.New>
    </>
  );
}

/** The board with the dot: the company pays for the first places. */
export function FeaturedMark() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Featured>
      <Icon name="featured" size="sm" />
      {t('job.featured')}
    </S.Featured>
  );
}
