export interface KitProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** As written in the source. */
  default: string | null;
  doc: string;
  since: string | null;
  deprecated: { since: string; removedIn: string; replacement: string } | null;
}

export interface KitPartData {
  /** Name that a remote imports. */
  exported: string;
  door: string;
  doc: string;
  /** Notes on accessibility. */
  notes: readonly string[];
  since: string;
  /** Newest first. */
  changes: readonly { version: string; text: string }[];
  /** Of the part's own code. */
  gzipBytes: number;
  code: string;
  /** Path in the repository. */
  source: string;
  props: readonly KitProp[];
  /** Types of libraries that contribute further props. */
  rest: readonly string[];
}

/**
 * By name of the part. Builds and tests replace this module by the data of the sources (`tools/kit/kit-data.mjs`), so that the
 * page states nothing that the code does not.
 */
export const kitData: Readonly<Record<string, KitPartData>> = {};
