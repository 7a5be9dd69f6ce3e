import { createRemote } from 'platform';
import { ApplyApp } from './ApplyApp';
import { remote } from './remote';

export default createRemote(remote, ApplyApp);
