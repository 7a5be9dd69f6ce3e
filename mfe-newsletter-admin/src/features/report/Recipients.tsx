import { Button, Pagination, Select, useSearchParams, useTranslation, type TextName } from 'platform/narrow';
import { Cell, Row, Table, TableSkeleton, TitleCell } from 'platform/tables';
import {
  isOneOf,
  recipientStates,
  type CampaignRecipient,
  type CampaignReport,
  type RecipientState,
} from 'shared-contracts';
import { useListCampaignRecipientsQuery } from '../../campaigns.api';
import { FigureCell } from '../../components/elements.styles';
import { LoadFailure } from '../../components/Failure';
import { Loading } from '../../components/Loading';
import { Question } from '../../components/Question';
import { useScrollToListStart } from '../../components/scroll-and-focus';
import { pageStateIn, urlOf, useFormat, usePageServices } from '../../page';
import { SettleAll, useSettling } from './SettleAll';
import { FailureReason } from './TopLists';
import * as S from './Report.styles';

/** Recipients by result; those that require a decision come first. */
export function Recipients({ campaign, onChanged }: { campaign: CampaignReport; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate } = usePageServices();
  const { number } = useFormat();
  const [query] = useSearchParams();
  const state = stateIn(query) ?? defaultStateOf(campaign);
  const { id: campaignId, counts } = campaign;
  const place = { tab: 'history', campaign: campaignId, state } as const;
  return (
    <section aria-label={t('report.recipients.title')}>
      <S.Subtitle>{t('report.recipients.title')}</S.Subtitle>
      <S.Filter>
        <Select
          label={t('report.recipients.state')}
          hideLabel
          size="sm"
          value={state}
          onChange={({ target }) => navigate(urlOf({ ...place, state: target.value }), { replace: true })}
        >
          {recipientStates.map((one) => (
            <option key={one} value={one}>
              {t(`report.recipients.option`, {
                state: t(`recipient.${one}`, { count: counts[one] }),
                people: number(counts[one]),
              })}
            </option>
          ))}
        </Select>
        {state === 'uncertain' && counts.uncertain > 0 && <SettleAll campaign={campaign} onChanged={onChanged} />}
      </S.Filter>
      <RecipientPage campaign={campaign} state={state} page={pageStateIn(query).page} onChanged={onChanged} />
    </section>
  );
}

const stateIn = (query: URLSearchParams): RecipientState | null => {
  const state = query.get('state');
  return isOneOf(recipientStates, state) ? state : null;
};

const defaultStateOf = ({ counts }: CampaignReport): RecipientState => {
  if (counts.uncertain > 0) return 'uncertain';
  return counts.failed > 0 ? 'failed' : 'sent';
};

interface RecipientPageProps {
  campaign: CampaignReport;
  state: RecipientState;
  page: number;
  onChanged: () => void;
}

function RecipientPage({ campaign, state, page, onChanged }: RecipientPageProps) {
  const list = useScrollToListStart(page);
  const { t } = useTranslation('mfe-newsletter-admin');
  const columns = useColumns();
  const { currentData, ...query } = useListCampaignRecipientsQuery({
    id: String(campaign.id),
    state,
    ...(page > 1 && { page: String(page) }),
  });
  if (currentData === undefined) {
    return query.isError ? (
      <LoadFailure title={t('report.recipients.failed')} query={query} />
    ) : (
      <Loading>
        <TableSkeleton columns={columns} cells={['heading', 'text', 'number', 'text']} />
      </Loading>
    );
  }
  if (currentData.items.length === 0) return <S.Muted>{t('report.recipients.none')}</S.Muted>;
  return (
    <div ref={list}>
      <RecipientTable campaign={campaign} recipients={currentData.items} onChanged={onChanged} />
      <Pagination
        page={currentData.page}
        totalPages={currentData.totalPages}
        hrefOf={(number) => urlOf({ tab: 'history', campaign: campaign.id, state, page: number })}
        label={t('report.recipients.pages')}
      />
    </div>
  );
}

function useColumns() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const column = (name: TextName<'mfe-newsletter-admin', 'report.recipients'>) => t(`report.recipients.${name}`);
  return [
    { name: column('email') },
    { name: column('error') },
    { name: column('attempts'), isNumber: true },
    { name: column('updatedAt') },
    { name: column('actions'), isQuiet: true },
  ];
}

interface RecipientTableProps {
  campaign: CampaignReport;
  onChanged: () => void;
  recipients: readonly CampaignRecipient[];
}

/** Recipients with the reason of a failure or an uncertain result; uncertain ones can be settled. */
function RecipientTable({ campaign, recipients, onChanged }: RecipientTableProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number, dateTime } = useFormat();
  const columns = useColumns();
  const { ask, question } = useSettling({ campaign, uncertain: 1, onChanged });
  const column = (name: TextName<'mfe-newsletter-admin', 'report.recipients'>) => t(`report.recipients.${name}`);
  return (
    <>
      <Table caption={column('title')} columns={columns}>
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
                <S.RowActions>
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
                </S.RowActions>
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
