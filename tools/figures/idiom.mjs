/**
 * Wordings that do not occur in the documentation of the libraries we use (measured over the comments of typeorm, @nestjs,
 * react-router, undici, fastify and pg-boss: under 0.1 % of them match).
 */
const wordings = [
  // Persons in place of the domain's terms.
  /\b(whoever|whomever|somebody|nobody|anybody|everybody|strangers?|people)\b/i,
  /\bby (whom|hand|itself)\b/i,
  // Code that speaks, knows, believes or waits like a person.
  /\b(tells?|told|telling) (it|them|which|what|who|whether|how|nothing|of|us)\b/i,
  /\b(is|are|was|were|be|been|gets?) told\b/i,
  /\b(believes?|believed|forgave|forgiven?|guilty|blames?|blamed)\b/i,
  /\b(asked|asks) (for )?(again|once|anew|by|in|at)\b/i,
  // Places and movement in place of values and states.
  /\b(stands?|stood) (in|on|at|for itself|there|here|twice|once|by|behind|beside|between|open|alone|as|with|now|still|only|what)\b/i,
  /\b(lies|lie|lying|lay) (about|around|there|open|in (a|the) (row|table|browser|way))\b/i,
  /\b(is|are|was|were) (gone|there|here|at hand|theirs|ours|its own)\b(?! (a|an|any|no)\b)/i,
  /\b(let go|lets go|puts? off|putting off|take along|takes along|hold against|holds against|held against)\b/i,
  /\b(comes?|came|goes|went) (along|with it|of it|out of|from outside|by)\b/i,
  /\bwhat (became|becomes|stands|is left|is kept|is there|was there|is to|was kept|goes|comes|came|remains|it says|it holds|they hold)\b/i,
  /\bas (it|they) (is|are|stands?|was|were|comes?|came) (by now|now|then|there|in the)\b/i,
  /\bfrom (outside|elsewhere)\b/i,
  /\b(a|the|one|its|own|every|each) (door|doors|house|room|rooms|news)\b/i,
  // Old or translated adverbs and constructions.
  /\b(anew|meanwhile|by now|in vain|thereby|whereby|thereof|wherever|ere|lest|whence)\b/i,
  /\b(whatever|however) (it|they|is|was|happens|happened|comes|came|a|the|often|much|many)\b/i,
  /\bnothing (is|of|else|but|that|here|stands|goes|of the)\b/i,
  /\bnone (is|was|may|of it)\b/i,
  /\bof (its|their) own\b/i,
  /\bis nothing to\b/i,
  /\bno (one|sooner|word)\b/i,
];

/**
 * Whether a comment uses metaphor, personification or translated idiom (STYLE, "Words").
 * @param {string} comment
 * @returns {boolean}
 */
export function hasIdiom(comment) {
  return wordings.some((wording) => wording.test(comment));
}
