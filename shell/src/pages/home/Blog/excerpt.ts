import { firstWords, limits, textOfHtml } from 'shared-contracts';

/** What WordPress writes after an excerpt that it has cut. */
const continues = /\[?(?:…|&hellip;|\.\.\.)\]?$/;

/** A post's first twenty words (SPEC §9). */
export function excerptOf(html: string): string {
  const text = textOfHtml(html);
  const own = text.replace(continues, '').trimEnd();
  const excerpt = firstWords(own, limits.blogExcerptWords);
  return excerpt === own && own !== text ? `${own}...` : excerpt;
}
