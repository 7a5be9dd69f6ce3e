import { Button, useTranslation } from 'platform/narrow';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import type { CampaignRecipient, CampaignReport } from 'shared-contracts';
import { FigureCell } from '../../components/FigureCell';
import { useFormat } from '../../components/useFormat';
import { Question } from '../../components/Question';
import { FailureReason } from './FailureReason';
import { useSettling } from './useSettling';
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

/** Of one that failed without an answer the reason is unknown; others have none. */
function Reason({ state, failure, error }: Pick<CampaignRecipient, 'state' | 'failure' | 'error'>) {
  const known = failure ?? (state === 'failed' ? 'unknown' : null);
  return known !== null && <FailureReason failure={known} answer={error} />;
}
