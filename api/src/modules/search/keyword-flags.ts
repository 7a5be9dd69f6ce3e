/** What a keyword found: a flag byte for each job of the columns. */
export type KeywordFlags = Uint8Array;
export const keywordFlag = { match: 1, title: 2, exact: 4 } as const;
