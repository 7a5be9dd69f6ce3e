/** A kind of company: how it is named, whom it hires and what it says about itself. */
export interface Industry {
  name: string;
  weight: number;
  /** Names of sectors and how much of the company's hiring falls on each. */
  hires: Readonly<Record<string, number>>;
  /** Article and pattern: "a Clínica {raiz}". `{raiz}` is a root, `{lugar}` a place with its "do". */
  names: readonly string[];
  /** Usual number of people. */
  size: readonly [min: number, max: number];
  /** What the company does, as the end of "A Nortada …" */
  does: readonly string[];
  /** A second sentence, in the first person plural. */
  says: readonly string[];
}
