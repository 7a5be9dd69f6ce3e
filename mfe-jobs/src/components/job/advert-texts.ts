import { advertSections, textOfHtml, type Job } from 'shared-contracts';

const wordsPerMinute = 200;

/** Shorter adverts are read at a glance. */
const minWords = 120;

type Texts = Pick<Job, 'description' | 'requirements' | 'benefits'>;

/** Whole minutes to read all texts of a job; null for a short advert. */
export function readingMinutes({ description, requirements, benefits }: Texts): number | null {
  const words = [description, requirements ?? '', benefits ?? ''].flatMap(
    (html) => textOfHtml(html).match(/\S+/g) ?? [],
  );
  return words.length < minWords ? null : Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** A description whose requirements have a heading of their own, after other text. */
interface DividedDescription {
  before: string;
  heading: string;
  requirements: string;
}

/** Divides a description at the heading of its requirements; null without such a heading. */
export function divideAtRequirements(description: string): DividedDescription | null {
  const sections = advertSections(description);
  const at = sections.findIndex(({ kind }) => kind === 'requirements');
  const heading = sections[at]?.heading ?? null;
  if (at < 1 || heading === null) return null;
  const htmlOf = (from: number, to?: number) =>
    sections
      .slice(from, to)
      .map(({ html }) => html)
      .join('');
  return { before: htmlOf(0, at), heading, requirements: htmlOf(at) };
}
