import { createRemote } from 'platform';
import { AccountApp } from './AccountApp';
import { remote } from './remote';

export default createRemote(remote, AccountApp);
