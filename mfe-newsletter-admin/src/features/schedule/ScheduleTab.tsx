import { Note, Skeleton, useTranslation } from 'platform/narrow';
import { useGetCampaignScheduleQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/LoadFailure';
import { ScheduleForm } from './ScheduleForm';
import * as S from './Schedule.styles';

/** The schedule of recurring campaigns. */
export function ScheduleTab() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useGetCampaignScheduleQuery({});
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={t('automatic.failed')} query={query} />
    ) : (
      <Skeleton height="24rem" shape="tile" />
    );
  }
  return (
    <S.Frame>
      <Note>{t('automatic.rule')}</Note>
      <ScheduleForm schedule={query.data} />
    </S.Frame>
  );
}
