import { Button, useTranslation } from 'platform/narrow';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import type { CampaignRecipient, CampaignReport, DeliveryFailure } from 'shared-contracts';
import { FigureCell } from '../../components/FigureCell';
import { Question } from '../../components/Question';
import { useFormat } from '../../page-platform';
import { useSettling } from './SettleAll';
import * as S from './Report.styles';

interface RecipientTableProps {
  campaign: CampaignReport;
  onChanged: () => void;
  recipients: readonly CampaignRecipient[];
}

/** Recipients with the reason of a failure or an uncertain result; uncertain ones can be settled. */
export function RecipientTable({ campaign, recipients, onChanged }: RecipientTableProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number, dateTime } = useFormat();
  const { ask, question } = useSettling({ campaign, uncertain: 1, onChanged });
  const column = (name: string) => t(`report.recipients.${name}`);
  return (
    <>
      <Table
        caption={column('title')}
        columns={[
          { name: column('email') },
          { name: column('error') },
          { name: column('attempts'), isNumber: true },
          { name: column('updatedAt') },
          { name: column('actions'), isQuiet: true },
        ]}
      >
        {recipients.map(({ id, email, state, error, failure, attempts, updatedAt }) => (
          <Row key={id}>
            <TitleCell>{email ?? column('erased')}</TitleCell>
            <Cell>
              <Reason state={state} failure={failure} error={error} />
            </Cell>
            <FigureCell data-label={column('attemptsLabel')}>{number(attempts)}</FigureCell>
            <Cell>{dateTime(updatedAt)}</Cell>
            <Cell>
              {state === 'uncertain' && (
                <S.Actions>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`${t('settle.one.sent')}: ${email ?? column('erased')}`}
                    onClick={() => ask({ ids: [id], state: 'sent' })}
                  >
                    {t('settle.one.sent')}
                  </Button>
                  {email !== null && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${t('settle.one.pending')}: ${email}`}
                      onClick={() => ask({ ids: [id], state: 'pending' })}
                    >
                      {t('settle.one.pending')}
                    </Button>
                  )}
                </S.Actions>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
      <Question {...question} />
    </>
  );
}

/** A failed recipient without a response has an unknown reason; other recipients have none. */
function Reason({ state, failure, error }: Pick<CampaignRecipient, 'state' | 'failure' | 'error'>) {
  const known = failure ?? (state === 'failed' ? 'unknown' : null);
  return known !== null && <FailureReason failure={known} answer={error} />;
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
