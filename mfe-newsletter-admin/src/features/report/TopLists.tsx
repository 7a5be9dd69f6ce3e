import { useTranslation } from 'platform/narrow';
import { routes, type CampaignReport } from 'shared-contracts';
import { Table } from '../../components/Table';
import { useFormat } from '../../components/useFormat';
import * as T from '../../components/Table.styles';
import * as S from './Report.styles';

/** The jobs that were followed most. */
export function TopJobs({ jobs }: { jobs: CampaignReport['topJobs'] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  if (jobs.length === 0) return null;
  return (
    <section aria-label={t('report.jobs.title')}>
      <S.Subtitle>{t('report.jobs.title')}</S.Subtitle>
      <Table
        caption={t('report.jobs.title')}
        columns={[
          { name: t('report.jobs.job') },
          { name: t('report.jobs.company') },
          { name: t('report.jobs.mails'), isNumber: true },
          { name: t('report.jobs.clicks'), isNumber: true },
        ]}
      >
        {jobs.map(({ jobId, title, companyName, mails, clicks }) => (
          <T.Row key={jobId}>
            <T.TitleCell>
              <a href={`${routes.jobs}/${jobId}`}>{title}</a>
            </T.TitleCell>
            <T.Cell>{companyName}</T.Cell>
            <T.Cell data-number data-label={t('report.jobs.mailsLabel')}>
              {number(mails)}
            </T.Cell>
            <T.Cell data-number data-label={t('report.jobs.clicksLabel')}>
              {number(clicks)}
            </T.Cell>
          </T.Row>
        ))}
      </Table>
    </section>
  );
}

/** Why mails were refused. */
export function Failures({ failures }: Pick<CampaignReport, 'failures'>) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  if (failures.length === 0) return null;
  return (
    <section aria-label={t('report.failures.title')}>
      <S.Subtitle>{t('report.failures.title')}</S.Subtitle>
      <Table
        caption={t('report.failures.title')}
        columns={[{ name: t('report.failures.reason') }, { name: t('report.failures.mails'), isNumber: true }]}
      >
        {failures.map(({ reason, count }) => (
          <T.Row key={reason}>
            <T.TitleCell>{reason}</T.TitleCell>
            <T.Cell data-number data-label={t('report.jobs.mailsLabel')}>
              {number(count)}
            </T.Cell>
          </T.Row>
        ))}
      </Table>
    </section>
  );
}
