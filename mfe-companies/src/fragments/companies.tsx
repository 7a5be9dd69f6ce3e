import { createFragment } from 'platform';
import { HomeCompanies } from '../features/home/HomeCompanies';
import { remote } from '../remote';

export default createFragment(remote, 'companies', HomeCompanies);
