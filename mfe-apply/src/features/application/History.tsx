import { useFormat, useTranslation } from 'platform';
import { toApplicationStatus, type Application } from 'shared-contracts';
import * as S from './ApplicationDetail.styles';

interface Moment {
  words: string;
  at: string;
}

/** What has happened so far, oldest first. */
export function History({ application }: { application: Application }) {
  const { t } = useTranslation('mfe-apply');
  const { dateTime } = useFormat();
  const { submittedAt, history, withdrawnAt } = application;
  const moments: Moment[] = [
    { words: t('history.sent'), at: submittedAt },
    ...history.map(({ status, at }) => ({ words: t(`status.${toApplicationStatus(status)}`), at })),
    ...(withdrawnAt === null ? [] : [{ words: t('history.withdrawn'), at: withdrawnAt }]),
  ];
  return (
    <S.Section>
      <h2>{t('history.title')}</h2>
      <S.Timeline>
        {moments.map(({ words, at }) => (
          <li key={`${words}${at}`}>
            <span>{words}</span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </S.Timeline>
    </S.Section>
  );
}
