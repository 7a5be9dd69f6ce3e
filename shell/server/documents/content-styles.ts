import { LRUCache } from 'lru-cache';

/** What styled-components writes after each of its rules. */
const ruleEnd = '/*!sc*/\n';

/** The last rule of a component: its number in the order of the style sheet, its id, and its class names. */
const groupEnd = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** Sheets of the most frequent combinations of parts: pages of one kind have equal styles. */
const sheetsOfParts = new LRUCache<string, Sheets>({ max: 50 });

interface Sheets {
  lifted: string;
  styled: readonly string[];
}

/**
 * Style elements for rendered parts. Rules lifted from style attributes are separate: styled-components hydrates only
 * its own element, and only under its own version.
 */
export function contentStyles(parts: readonly string[], nonce: string, styledVersion: string | null): string {
  const key = parts.join('\0');
  const sheets = sheetsOfParts.get(key) ?? joinParts(parts);
  sheetsOfParts.set(key, sheets);
  const marks = styledVersion === null ? '' : ` data-styled="true" data-styled-version="${styledVersion}"`;
  return [
    ...(sheets.lifted === '' ? [] : [`<style nonce="${nonce}">${sheets.lifted}</style>`]),
    ...sheets.styled.map((css) => `<style nonce="${nonce}"${marks}>${css}</style>`),
  ].join('');
}

function joinParts(parts: readonly string[]): Sheets {
  const split = parts.map((css) => {
    const [lifted = '', ...styled] = css.split(ruleEnd);
    return { lifted, styled };
  });
  const styled = split.map((one) => one.styled);
  return {
    lifted: unique(split.map((one) => one.lifted)).join(''),
    styled: joinedSheet(styled) ?? unique(styled.map((rules) => rules.join(ruleEnd))),
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/** The rules and class names of one component. */
interface StyleGroup {
  id: string;
  rules: Set<string>;
  names: Set<string>;
}

/**
 * One sheet with each component once, because header, page, fragments and footer use the same components. In the order of their numbers,
 * which is the order of the rules after hydration. Null if a number has two components: the parts come from two content processes.
 */
function joinedSheet(parts: readonly (readonly string[])[]): string[] | null {
  const groups = new Map<number, StyleGroup>();
  for (const part of parts) if (!addGroups(groups, part)) return null;
  const css = [...groups]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([number, { id, rules, names }]) => [
      ...rules,
      `data-styled.g${number}[id="${id}"]{content:"${[...names].join(',')},"}`,
    ])
    .map((rule) => rule + ruleEnd);
  return css.length === 0 ? [] : [css.join('')];
}

/** Returns false if the rules cannot be joined. */
function addGroups(groups: Map<number, StyleGroup>, part: readonly string[]): boolean {
  let rules: string[] = [];
  for (const rule of part) {
    const [isEnd, number, id = '', names = ''] = groupEnd.exec(rule) ?? [];
    if (isEnd === undefined) {
      rules.push(rule);
      continue;
    }
    const group = groups.get(Number(number)) ?? { id, rules: new Set(), names: new Set() };
    if (group.id !== id) return false;
    for (const one of rules) group.rules.add(one);
    for (const name of names.split(',')) if (name !== '') group.names.add(name);
    groups.set(Number(number), group);
    rules = [];
  }
  return rules.every((rule) => rule === '');
}
