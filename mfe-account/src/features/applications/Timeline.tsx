import { useFormat, useTranslation } from 'platform';
import { toApplicationStatus, type AccountApplication } from 'shared-contracts';
import * as S from './Timeline.styles';

/** What has happened so far, oldest first. */
export function Timeline({ application }: { application: AccountApplication }) {
  const { t } = useTranslation('mfe-account');
  const { dateTime } = useFormat();
  const { appliedAt, history, withdrawnAt, delivery, job } = application;
  const moments = [
    { words: t('applications.history.sent'), at: appliedAt },
    ...history.map(({ status, at }) => ({ words: t(`applications.status.${toApplicationStatus(status)}`), at })),
    ...(withdrawnAt === null ? [] : [{ words: t('applications.history.withdrawn'), at: withdrawnAt }]),
  ];
  return (
    <>
      <S.Moments aria-label={t('applications.history.of', { title: job.title })}>
        {moments.map(({ words, at }) => (
          <li key={`${words}${at}`}>
            <span>{words}</span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </S.Moments>
      {delivery === 'refused' && <S.Note>{t('applications.history.refused')}</S.Note>}
    </>
  );
}
