import type { Industry } from './industry.types.ts';
import { serviceIndustries } from './industries-services.ts';
import { tradeIndustries } from './industries-trade.ts';

export const industries: readonly Industry[] = [...serviceIndustries, ...tradeIndustries];
