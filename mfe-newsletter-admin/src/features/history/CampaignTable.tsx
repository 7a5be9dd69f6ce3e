import { Link, useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { toTop } from '../../components/page-moves';
import { SendingProgress } from '../../components/SendingProgress';
import { StatusBadge } from '../../components/StatusBadge';
import { Table } from '../../components/Table';
import { useFormat } from '../../components/useFormat';
import { addressOf } from '../../address';
import * as S from '../../components/Table.styles';

/** Id, name, subject, moment, people and status of each (SPEC §3). */
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
    <S.Row>
      <S.TitleCell>
        <Link to={addressOf({ tab: status === 'draft' ? 'send' : 'history', campaign: id })} onClick={toTop}>
          {name}
        </Link>{' '}
        <S.Muted>
          {t('history.number', { id })}
          {isAutomatic && ` · ${t('history.automatic')}`}
        </S.Muted>
      </S.TitleCell>
      <S.Cell>{subject}</S.Cell>
      <S.Cell>
        <Moment campaign={campaign} />
      </S.Cell>
      <S.Cell data-number data-label={t('history.peopleLabel')}>
        {number(sentCount)}
      </S.Cell>
      <S.Cell>
        <StatusBadge campaign={campaign} />
        {status === 'sending' && <SendingProgress campaign={campaign} />}
      </S.Cell>
    </S.Row>
  );
}

/** When it left, or is to leave. */
function Moment({ campaign: { sentAt, scheduledAt, status } }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  if (sentAt !== null) return dateTime(sentAt);
  if (status === 'scheduled' && scheduledAt !== null) return t('history.scheduledFor', { at: dateTime(scheduledAt) });
  return null;
}
