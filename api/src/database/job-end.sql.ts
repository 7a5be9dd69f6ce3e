/** When the job `alias` ended: closed, past its own last day, or paused and not touched since. Null: it goes on. */
export const jobEnd = (alias: string) =>
  `coalesce(${alias}.closed_at, ${alias}.closes_at, case when ${alias}.status = 'paused' then ${alias}.updated_at end)`;
