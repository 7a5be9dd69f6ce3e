import { readData } from '../read-data.ts';

/** A branch of an industry. Names depend on the branch: a bakery and a canteen differ. */
export interface Branch {
  /** A role's `fits` contains this key. */
  key: string;
  /** Article and pattern: "a Clínica {raiz}". `{raiz}` is a root, `{lugar}` a place with its preposition. */
  names: readonly string[];
  /** The company's activity, as the end of "A Nortada …" */
  activities: readonly string[];
  /** Number of employees, if different from the rest of the industry. */
  size?: readonly [min: number, max: number];
}

/** A kind of company: its names, roles and self-description. */
export interface Industry {
  name: string;
  weight: number;
  /** Share of each sector, by name, in the company's adverts. */
  hires: Readonly<Record<string, number>>;
  branches: readonly Branch[];
  /** Usual number of employees. */
  size: readonly [min: number, max: number];
  /** A second sentence, in the first person plural. */
  selfDescriptions: readonly string[];
}

export const industries: readonly Industry[] = ['digital', 'advice', 'care', 'hosts', 'goods', 'buildings'].flatMap(
  (file) => readData(import.meta.dirname, `industries/${file}.json`) as Industry[],
);
