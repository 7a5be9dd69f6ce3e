import { createRemote } from 'platform';
import { JobsApp } from './JobsApp';
import { remote } from './remote';

export default createRemote(remote, JobsApp);
