import { useTranslation } from 'platform/narrow';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import { routes, type CampaignReport, type DeliveryFailure } from 'shared-contracts';
import { FigureCell } from '../../components/elements.styles';
import { useFormat } from '../../page';
import * as S from './Report.styles';

/** The most clicked jobs. */
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
          <Row key={jobId}>
            <TitleCell>
              <a href={`${routes.jobs}/${jobId}`}>{title}</a>
            </TitleCell>
            <Cell>{companyName}</Cell>
            <FigureCell data-label={t('report.jobs.mailsLabel')}>{number(mails)}</FigureCell>
            <FigureCell data-label={t('report.jobs.clicksLabel')}>{number(clicks)}</FigureCell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

/** Reasons of failed deliveries. */
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
        {failures.map(({ failure, reason, count }) => (
          <Row key={failure}>
            <TitleCell>
              <FailureReason failure={failure} answer={reason} />
            </TitleCell>
            <FigureCell data-label={t('report.jobs.mailsLabel')}>{number(count)}</FigureCell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

/** Reason of a failed delivery, with the server's response as a detail. */
export function FailureReason({ failure, answer }: { failure: DeliveryFailure; answer: string | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <>
      {t(`deliveryFailure.${failure}`)}
      {answer && (
        <S.Answer>
          {t('report.failures.answer')} <span lang="en">{answer}</span>
        </S.Answer>
      )}
    </>
  );
}
