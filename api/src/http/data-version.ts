/** Tells apart what the catalogue held at different times. Implemented by `modules/ingest-state`. */
export abstract class DataVersion {
  /** Changes with every ingest that changed something; up to a second old. */
  abstract current(): Promise<string>;
}
