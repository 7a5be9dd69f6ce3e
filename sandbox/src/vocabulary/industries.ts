import type { Industry } from './industry.types.ts';
import { adviceIndustries } from './industries/advice.ts';
import { buildingIndustries } from './industries/buildings.ts';
import { careIndustries } from './industries/care.ts';
import { digitalIndustries } from './industries/digital.ts';
import { goodsIndustries } from './industries/goods.ts';
import { hostIndustries } from './industries/hosts.ts';

export const industries: readonly Industry[] = [
  ...digitalIndustries,
  ...adviceIndustries,
  ...careIndustries,
  ...hostIndustries,
  ...goodsIndustries,
  ...buildingIndustries,
];
