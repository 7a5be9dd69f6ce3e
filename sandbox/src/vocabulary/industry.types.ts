/** A line of business within an industry: a bakery is not named like a canteen. */
export interface Branch {
  /** What a role's `fits` refers to. */
  key: string;
  /** Article and pattern: "a Clínica {raiz}". `{raiz}` is a root, `{lugar}` a place with its "do". */
  names: readonly string[];
  /** What the company does, as the end of "A Nortada …" */
  does: readonly string[];
  /** Number of employees, if different from the rest of the industry. */
  size?: readonly [min: number, max: number];
}

/** A kind of company: its names, roles and self-description. */
export interface Industry {
  name: string;
  weight: number;
  /** Names of sectors and how much of the company's hiring falls on each. */
  hires: Readonly<Record<string, number>>;
  branches: readonly Branch[];
  /** Usual number of employees. */
  size: readonly [min: number, max: number];
  /** A second sentence, in the first person plural. */
  says: readonly string[];
}
