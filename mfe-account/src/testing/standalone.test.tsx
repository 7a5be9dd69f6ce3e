import { loadOnDemandParts } from 'platform';
import { buildUser, renderWithPlatform, testStandalonePages } from 'platform/testing';
import { AccountApp } from '../AccountApp';
import { remote } from '../remote';
import { standalone } from './standalone';

testStandalonePages(standalone, async (path) => {
  jest.spyOn(window, 'scrollTo').mockReset();
  await loadOnDemandParts(() => Promise.resolve());
  const user = path.startsWith('/account') ? buildUser() : null;
  return renderWithPlatform(<AccountApp />, { path, user, remotes: [remote] });
});
