import { createFragment } from 'platform';
import { Overview } from '../features/overview/Overview';
import { remote } from '../remote';

export default createFragment(remote, 'overview', Overview);
