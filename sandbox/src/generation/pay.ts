import type { SalaryPeriod } from 'shared-contracts';
import { mixSeed, Random } from '../random.ts';
import { contractFormFacts } from '../vocabulary/contract-forms.ts';
import type { JobDraft } from './job-draft.ts';

export interface Pay {
  salary: { min?: number; max?: number; currency: 'EUR'; period: SalaryPeriod; payments?: 12 | 14 } | null;
  text: string | null;
}

const payments = 14;
const workingHoursOfYear = 1720;

/** Salary in an advert. Each `revision` of a job raises it slightly, as for a position that is hard to fill. */
export function drawPay(seed: number, draft: JobDraft, revision: number): Pay {
  const random = new Random(mixSeed(seed, 'pay'));
  const { contract, wording } = draft;
  if (contract === 'curricular-internship') {
    return { salary: null, text: random.chance(0.6) ? wording.unpaidText : null };
  }
  if (random.chance(0.34)) return { salary: null, text: random.chance(0.55) ? random.pick(wording.payTexts) : null };
  const monthly = drawRange(random, draft, 1 + revision * 0.02);
  if (contract === 'freelance') return { salary: asRate(random, monthly), text: null };
  return { salary: asWage(random, draft, monthly), text: null };
}

/** Monthly pay for full time. */
function drawRange(random: Random, draft: JobDraft, raise: number): { min: number; max: number } {
  const [low, high] = draft.role.pay[draft.level] ?? [
    draft.place.district.minimumWage,
    draft.place.district.minimumWage,
  ];
  const min = (low + (high - low) * 0.7 * random.float()) * raise;
  const max = Math.max(min, Math.min(high * raise, min * (1.05 + random.float() * 0.3)));
  return { min: Math.max(min, draft.place.district.minimumWage), max: Math.max(max, draft.place.district.minimumWage) };
}

function asWage(random: Random, draft: JobDraft, monthly: { min: number; max: number }): Pay['salary'] {
  const share = contractFormFacts[draft.contract].payShare ?? 1;
  const legal = draft.place.district.minimumWage * share;
  const byYear = share === 1 && monthly.min > 2400 && random.chance(0.3);
  const [factor, period] = byYear ? ([payments, 'year'] as const) : ([share, 'month'] as const);
  const min = Math.max(rounded(monthly.min * factor), byYear ? 0 : Math.ceil(legal));
  const max = Math.max(rounded(monthly.max * factor), min);
  return { ...drawBounds(random, min, max), currency: 'EUR', period, ...(random.chance(0.88) ? { payments } : {}) };
}

/** A freelancer's rate includes the employer's contributions. */
function asRate(random: Random, monthly: { min: number; max: number }): Pay['salary'] {
  const hourly = (wage: number) => Math.round((wage * payments * 1.3) / workingHoursOfYear);
  const byDay = random.chance(0.4);
  const [factor, period] = byDay ? ([8, 'day'] as const) : ([1, 'hour'] as const);
  return { ...drawBounds(random, hourly(monthly.min) * factor, hourly(monthly.max) * factor), currency: 'EUR', period };
}

/** Mostly both bounds; some adverts have one figure, a lower or an upper bound. */
function drawBounds(random: Random, min: number, max: number): { min?: number; max?: number } {
  const drawn = random.float();
  if (drawn < 0.08) return { min };
  if (drawn < 0.11) return { max };
  if (drawn < 0.22) return { min, max: min };
  return { min, max };
}

/** Rounds as adverts do: 947 → 950, 2 378 → 2 400, 43 120 → 43 000. */
function rounded(amount: number): number {
  let step = 10;
  if (amount >= 1500) step = 50;
  if (amount >= 3000) step = 100;
  if (amount >= 15_000) step = 500;
  return Math.round(amount / step) * step;
}
