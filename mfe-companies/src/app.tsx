import { createRemote } from 'platform';
import { CompaniesApp } from './CompaniesApp';
import { remote } from './remote';

export default createRemote(remote, CompaniesApp);
