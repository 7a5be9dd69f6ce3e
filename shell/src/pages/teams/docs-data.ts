export interface DocsData {
  /** By code. `text` has code between backticks. */
  errorPages: readonly { code: string; sections: readonly { title: string; text: string }[] }[];
  alertRules: readonly { name: string; severity: string; wait: string; condition: string }[];
  /** From these values on a remote without budgets of its own alerts: a share, and milliseconds. */
  budgets: Readonly<Record<'errorRate' | 'lcpP75' | 'inpP75', number>>;
}

/** Builds and tests replace this module by the data of `docs/errors` and `docs/alerts` (`tools/teams/docs-data.mjs`). */
export const docsData: DocsData = {
  errorPages: [],
  alertRules: [],
  budgets: { errorRate: 0, lcpP75: 0, inpP75: 0 },
};
