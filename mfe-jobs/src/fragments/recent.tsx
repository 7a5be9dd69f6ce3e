import { createFragment } from 'platform';
import { RecentJobs } from '../features/home/RecentJobs/RecentJobs';
import { remote } from '../remote';

export default createFragment(remote, 'recent', RecentJobs);
