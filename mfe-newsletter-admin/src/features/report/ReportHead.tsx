import { Button, ButtonLink, Note, useTranslation, VisuallyHidden } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { SendingProgress, stateOf, StatusBadge, useStatusChange } from '../../components/CampaignStatus';
import { Question } from '../../components/Question';
import { focusIfLost } from '../../components/scroll-and-focus';
import { urlOf, useFormat } from '../../page';
import * as S from './Report.styles';

interface ReportHeadProps {
  report: CampaignReport;
  onChanged: () => void;
}

/** Name, state and actions of a campaign. */
export function ReportHead({ report, onChanged }: ReportHeadProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { status, pauseReason } = report;
  return (
    <S.Head>
      <S.Title ref={focusIfLost} tabIndex={-1}>
        {report.name}
      </S.Title>
      <StatusBadge campaign={report} />
      <Facts report={report} />
      {status === 'paused' && pauseReason !== null && pauseReason !== 'admin' && (
        <Note tone="warning" role="alert" title={t(`report.pauseReason.${pauseReason}`)} />
      )}
      {['sending', 'paused'].includes(status) && <SendingProgress campaign={report} />}
      <VisuallyHidden role="status">{t(`status.${stateOf(report)}`)}</VisuallyHidden>
      <Actions report={report} onChanged={onChanged} />
    </S.Head>
  );
}

function Facts({ report }: { report: CampaignReport }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  const { id, name, subject, frequency, isAutomatic, scheduledAt, sentAt, brevoId } = report;
  const facts = [
    subject !== name && subject,
    t('history.number', { id }),
    t(`frequency.${frequency}`),
    isAutomatic && t('history.automatic'),
    sentAt === null && scheduledAt !== null && t('history.scheduledFor', { at: dateTime(scheduledAt) }),
    sentAt !== null && t('report.sentAt', { at: dateTime(sentAt) }),
    brevoId !== null && t('report.brevo', { id: brevoId }),
  ];
  return <S.Facts>{facts.filter(Boolean).join(' · ')}</S.Facts>;
}

/** Actions that an admin has in each status. */
const changes: Partial<Record<CampaignReport['status'], readonly ('sending' | 'paused' | 'canceled')[]>> = {
  scheduled: ['sending', 'canceled'],
  sending: ['paused', 'canceled'],
  paused: ['sending', 'canceled'],
};

function Actions({ report, onChanged }: ReportHeadProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { ask, question } = useStatusChange(report, onChanged);
  const possible = changes[report.status] ?? [];
  const wordOf = (change: 'sending' | 'paused' | 'canceled') =>
    change === 'sending' && report.status === 'scheduled' ? 'begin' : change;
  return (
    <>
      {possible.length > 0 && (
        <S.Actions>
          {possible.map((change) => (
            <Button
              key={change}
              size="sm"
              variant={change === 'canceled' ? 'dangerQuiet' : 'secondary'}
              onClick={() => ask(change)}
            >
              {t(`change.${wordOf(change)}.button`)}
            </Button>
          ))}
          {report.status === 'scheduled' && (
            <ButtonLink to={urlOf({ tab: 'send', campaign: report.id })} size="sm" variant="quiet">
              {t('change.edit')}
            </ButtonLink>
          )}
        </S.Actions>
      )}
      <Question {...question} />
    </>
  );
}
