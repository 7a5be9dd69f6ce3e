import { Button, ButtonLink, EmptyState, Note, Pagination, useTranslation, type TextName } from 'platform/narrow';
import { Cell, Row, Table, TableSkeleton, TitleCell } from 'platform/tables';
import type { Campaign } from 'shared-contracts';
import { useKnownCampaigns, useListCampaignsQuery } from '../../campaigns.api';
import { SendingProgress, StatusBadge, useStatusChange } from '../../components/CampaignStatus';
import { FigureCell } from '../../components/elements.styles';
import { LoadFailure } from '../../components/Failure';
import { Loading } from '../../components/Loading';
import { Question } from '../../components/Question';
import { scrollToTop, useScrollToListStart } from '../../components/scroll-and-focus';
import { urlOf, useFormat } from '../../page';
import * as S from './HistoryTab.styles';

const pageSize = 10;
/** Polling interval in milliseconds while a campaign is being sent. */
const pollingMilliseconds = 4000;

/** All campaigns, newest first, ten per page. */
export function HistoryTab({ page }: { page: number }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useCampaigns();
  const list = useScrollToListStart(page);
  if (query.data === undefined) {
    return query.isError ? <LoadFailure title={t('history.failed')} query={query} /> : <HistorySkeleton />;
  }
  if (query.data.length === 0) return <NoCampaign />;
  const totalPages = Math.ceil(query.data.length / pageSize);
  const shown = Math.min(page, totalPages);
  return (
    <S.Frame ref={list}>
      {query.data
        .filter(({ isMissed }) => isMissed)
        .map((campaign) => (
          <MissedCampaign key={campaign.id} campaign={campaign} onChanged={() => void query.refetch()} />
        ))}
      <CampaignTable campaigns={query.data.slice((shown - 1) * pageSize, shown * pageSize)} />
      <Pagination
        page={shown}
        totalPages={totalPages}
        hrefOf={(number) => urlOf({ tab: 'history', page: number })}
        label={t('history.pages')}
      />
    </S.Frame>
  );
}

function HistorySkeleton() {
  return (
    <Loading>
      <TableSkeleton columns={useColumns()} cells={['heading', 'text', 'text', 'number', 'badge']} />
    </Loading>
  );
}

/** The list, polled while a campaign is being sent. */
function useCampaigns() {
  const { data: known } = useKnownCampaigns({});
  const isMoving = known?.some(({ status }) => status === 'sending') ?? false;
  return useListCampaignsQuery({}, { pollingInterval: isMoving ? pollingMilliseconds : 0 });
}

function NoCampaign() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <EmptyState
      illustration="no-campaigns"
      title={t('history.emptyTitle')}
      text={t('history.emptyText')}
      actions={<ButtonLink to={urlOf({ tab: 'send' })}>{t('history.write')}</ButtonLink>}
    />
  );
}

/** A campaign that missed its scheduled time. An admin decides whether it is still sent. */
function MissedCampaign({ campaign, onChanged }: { campaign: Campaign; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  const { ask, question } = useStatusChange(campaign, onChanged);
  const at = campaign.scheduledAt === null ? '' : dateTime(campaign.scheduledAt);
  return (
    <Note tone="warning" title={t('history.missed.title', { name: campaign.name })}>
      {t('history.missed.text', { at })}
      <S.Actions>
        <Button size="sm" variant="secondary" onClick={() => ask('sending')}>
          {t('history.missed.send')}
        </Button>
        <Button size="sm" variant="dangerQuiet" onClick={() => ask('canceled')}>
          {t('history.missed.cancel')}
        </Button>
      </S.Actions>
      <Question {...question} />
    </Note>
  );
}

function useColumns() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const column = (name: TextName<'mfe-newsletter-admin', 'history.columns'>) => t(`history.columns.${name}`);
  return [
    { name: column('name') },
    { name: column('subject') },
    { name: column('moment') },
    { name: column('people'), isNumber: true },
    { name: column('status') },
  ];
}

/** Id, name, subject, time, recipients and status of each campaign (SPEC §3). */
function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <Table caption={t('history.caption')} columns={useColumns()}>
      {campaigns.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} />
      ))}
    </Table>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { id, name, subject, status, isAutomatic, sentCount } = campaign;
  return (
    <Row>
      <TitleCell>
        <S.Name to={urlOf({ tab: status === 'draft' ? 'send' : 'history', campaign: id })} onClick={scrollToTop}>
          {name}
        </S.Name>{' '}
        <S.Muted>
          {t('history.number', { id })}
          {isAutomatic && ` · ${t('history.automatic')}`}
        </S.Muted>
      </TitleCell>
      <Cell>{subject}</Cell>
      <Cell>
        <Moment campaign={campaign} />
      </Cell>
      <FigureCell data-label={t('history.peopleLabel')}>{number(sentCount)}</FigureCell>
      <Cell>
        <StatusBadge campaign={campaign} />
        {status === 'sending' && <SendingProgress campaign={campaign} />}
      </Cell>
    </Row>
  );
}

/** Time when it was sent or is scheduled. */
function Moment({ campaign: { sentAt, scheduledAt, status } }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  if (sentAt !== null) return dateTime(sentAt);
  if (status === 'scheduled' && scheduledAt !== null) return t('history.scheduledFor', { at: dateTime(scheduledAt) });
  return null;
}
