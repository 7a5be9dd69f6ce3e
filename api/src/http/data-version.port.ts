/** Tells apart what the catalogue held at different times. Implemented by `modules/ingest-state`. */
export abstract class DataVersion {
  /** Changes with everything that visitors see; up to half a second old. */
  abstract current(): Promise<string>;
  /** For who has changed something: the next answer of this process is not an old one. */
  abstract invalidate(): void;
}
