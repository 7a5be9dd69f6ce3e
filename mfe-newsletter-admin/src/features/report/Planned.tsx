import { useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';
import { InboxPreview } from '../../components/InboxPreview';
import { PreviewButton } from '../../components/PreviewButton';
import { useFormat } from '../../page-platform';
import * as S from './Report.styles';

/** Before a campaign starts: its expected audience and a preview of the mail. */
export function Planned({ report }: { report: CampaignReport }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { currentData: audience, isError } = useGetCampaignAudienceQuery({ frequency: report.frequency });
  const count = audience?.recipients ?? 0;
  return (
    <>
      <S.Tiles aria-busy={audience === undefined && !isError}>
        <S.Tile>
          <dt>{t('report.planned.expected')}</dt>
          <dd>
            {audience === undefined ? (
              <S.Muted>{t(isError ? 'audience.failed' : 'reach.counting')}</S.Muted>
            ) : (
              <>
                <S.Figure>{number(count)}</S.Figure>
                <S.Muted>{t('report.planned.people', { count })}</S.Muted>
              </>
            )}
          </dd>
        </S.Tile>
      </S.Tiles>
      <S.Muted>{t('report.planned.again')}</S.Muted>
      <S.Mail>
        <InboxPreview mail={report} />
        <S.Actions>
          <PreviewButton mail={report} size="sm" />
        </S.Actions>
      </S.Mail>
    </>
  );
}
