import { createFragment } from 'platform';
import { ApplyModal } from '../features/apply/ApplyModal/ApplyModal';
import { remote } from '../remote';

export default createFragment(remote, 'modal', ApplyModal);
