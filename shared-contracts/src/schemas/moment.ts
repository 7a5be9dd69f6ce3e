import { value } from './values.ts';

/** With a time zone, or nobody knows which moment it is. */
const isoMoment = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Years that anything of ours lies in; PostgreSQL's own go further than any calendar shows. */
const [firstYear, lastYear] = [2000, 2100];

/** Whether there has to be one is said elsewhere. `Date` takes the 30th of February for a day in March. */
function isMoment(given: string | null | undefined): boolean {
  if (given === undefined || given === null) return true;
  const [, year, month, day] = (isoMoment.exec(given) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isDay && year >= firstYear && year <= lastYear && !Number.isNaN(Date.parse(given));
}

const key = 'validation.moment';

/** ISO 8601 with its time zone. */
export const moment = () => value(key).test({ name: 'moment', message: key, test: isMoment });
