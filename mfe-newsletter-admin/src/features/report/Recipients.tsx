import { Pagination, Select, Skeleton, useSearchParams, useTranslation } from 'platform/narrow';
import { isOneOf, recipientStates, type CampaignReport, type RecipientState } from 'shared-contracts';
import { useListCampaignRecipientsQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/Failure';
import { useScrollToListStart } from '../../components/scroll-and-focus';
import { useFormat, usePagePlatform } from '../../page-platform';
import { pageStateIn, urlOf } from '../../page-url';
import { RecipientTable } from './RecipientTable';
import { SettleAll } from './SettleAll';
import * as S from './Report.styles';

/** Recipients by result; those that require a decision come first. */
export function Recipients({ campaign, onChanged }: { campaign: CampaignReport; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate } = usePagePlatform();
  const { number } = useFormat();
  const [query] = useSearchParams();
  const state = stateIn(query) ?? worthALook(campaign);
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

const worthALook = ({ counts }: CampaignReport): RecipientState => {
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
  const { currentData, ...query } = useListCampaignRecipientsQuery({
    id: String(campaign.id),
    state,
    ...(page > 1 && { page: String(page) }),
  });
  if (currentData === undefined) {
    return query.isError ? (
      <LoadFailure title={t('report.recipients.failed')} query={query} />
    ) : (
      <Skeleton height="12rem" shape="tile" />
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
