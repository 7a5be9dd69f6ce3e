/** The version of the catalogue. Implemented by `modules/ingest-state`. */
export abstract class DataVersion {
  /** Changes with all data that visitors see. Up to half a second old. */
  abstract current(): Promise<string>;
  /** Called after a change: the next call of `current` in this process returns the new version. */
  abstract invalidate(): void;
}
