export interface ExampleProps {
  /** Distinguishes the names of landmarks and radio groups of several copies on a page. */
  group: string;
}
