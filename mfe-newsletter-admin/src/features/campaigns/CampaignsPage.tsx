import { useState } from 'react';
import { useTranslation } from 'platform/narrow';
import { Tabs } from 'platform/controls';
import { CampaignHistory } from './CampaignHistory';
import { SendCampaign } from './SendCampaign';
import * as S from './CampaignsPage.styles';

/** /newsletter-admin: sending, and what was sent. */
export function CampaignsPage() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const [tab, setTab] = useState('send');
  return (
    <S.Page>
      <S.Heading>{t('newsletter.title')}</S.Heading>
      <Tabs
        label={t('newsletter.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'send', label: t('newsletter.send.tab'), content: <SendCampaign /> },
          { value: 'history', label: t('newsletter.history.tab'), content: <CampaignHistory /> },
        ]}
      />
    </S.Page>
  );
}
