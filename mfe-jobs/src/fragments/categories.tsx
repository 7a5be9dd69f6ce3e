import { createFragment } from 'platform';
import { Categories } from '../features/home/Categories/Categories';
import { remote } from '../remote';

export default createFragment(remote, 'categories', Categories);
