import { onDemand } from 'platform';
import type { DeskFiltersProps } from './DeskFilters';
import type { DeskPaneProps } from './DeskPane';

const load = () => import(/* webpackChunkName: "result-views" */ './Desk');
const options = { isWanted: () => true, ahead: false };

/** The filter row of the pair. */
export const DeskFilters = onDemand<DeskFiltersProps>({ ...options, load: async () => (await load()).DeskFilters });
/** The job beside the list. */
export const DeskPane = onDemand<DeskPaneProps>({ ...options, load: async () => (await load()).DeskPane });
