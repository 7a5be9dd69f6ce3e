import { createIsolatedRemote } from 'platform/narrow';
import { CampaignsPage } from './features/campaigns/CampaignsPage';
import { remote } from './remote';

export default createIsolatedRemote(remote, CampaignsPage);
