import { useTranslation } from 'platform/narrow';
import * as S from './CampaignsPage.styles';

/** The rules of a campaign, before anything can be sent. */
export function SendCampaign() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <S.Text>
      <S.Rule>{t('newsletter.send.rule')}</S.Rule>
      <p>{t('newsletter.send.frequencies')}</p>
      <p>{t('newsletter.send.status')}</p>
    </S.Text>
  );
}
