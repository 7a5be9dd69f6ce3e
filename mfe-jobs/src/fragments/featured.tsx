import { createFragment } from 'platform';
import { FeaturedJobs } from '../features/home/FeaturedJobs/FeaturedJobs';
import { remote } from '../remote';

export default createFragment(remote, 'featured', FeaturedJobs);
