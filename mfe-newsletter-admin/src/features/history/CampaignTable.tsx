import { useTranslation } from 'platform/narrow';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import type { Campaign } from 'shared-contracts';
import { SendingProgress, StatusBadge } from '../../components/CampaignStatus';
import { FigureCell } from '../../components/FigureCell';
import { scrollToTop } from '../../components/scroll-and-focus';
import { useFormat } from '../../page-platform';
import { urlOf } from '../../page-url';
import * as S from './HistoryTab.styles';

/** Id, name, subject, time, recipients and status of each campaign (SPEC §3). */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const column = (name: string) => t(`history.columns.${name}`);
  return (
    <Table
      caption={t('history.caption')}
      columns={[
        { name: column('name') },
        { name: column('subject') },
        { name: column('moment') },
        { name: column('people'), isNumber: true },
        { name: column('status') },
      ]}
    >
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
