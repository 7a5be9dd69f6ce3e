import { useState } from 'react';
import { Provider } from 'react-redux';
import type { NarrowPlatform } from 'platform/narrow';
import { CampaignsPage } from './page/CampaignsPage';
import { PagePlatform } from './page-platform';
import { createStore } from './store';

/** The whole remote, with a separate store. */
export function NewsletterAdmin({ platform }: { platform: NarrowPlatform }) {
  const [store] = useState(createStore);
  return (
    <PagePlatform value={platform}>
      <Provider store={store}>
        <CampaignsPage />
      </Provider>
    </PagePlatform>
  );
}
