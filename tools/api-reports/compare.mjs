/** What a change of a public API requires of its version. */

/**
 * @typedef {import('./declarations.mjs').Declarations} Declarations
 * @typedef {import('./declarations.mjs').Declaration} Declaration
 * @typedef {{ name: string, kind: 'breaking' | 'addition', text: string }} Change `name` of the export or of a type it refers to.
 */

/** @param {string} name @param {string} text @returns {Change} */
const breakingChange = (name, text) => ({ name, kind: 'breaking', text });

/** @param {string} name @param {string} text @returns {Change} */
const additionOf = (name, text) => ({ name, kind: 'addition', text });

/**
 * The changes from one version of a door to another. A literal that a union gains is an addition: remotes must expect further
 * values. A required member that an object gains breaks those who pass the object.
 * @param {Declarations} before
 * @param {Declarations} after
 * @returns {Change[]}
 */
export function compareDeclarations(before, after) {
  const passed = passedNames(after);
  const known = publicNames(before);
  const changes = Object.entries(before).flatMap(([name, declaration]) => {
    const now = after[name];
    if (declaration.isExported && now?.isExported !== true) return [breakingChange(name, `${name} was removed`)];
    if (now === undefined || !known.has(name)) return [];
    return declarationChanges(name, declaration, now, passed.has(name));
  });
  const added = Object.keys(after).filter((name) => after[name]?.isExported && before[name]?.isExported !== true);
  return [...changes, ...added.map((name) => additionOf(name, `${name} was added`))];
}

/** @param {string} name @param {Declaration} before @param {Declaration} after @param {boolean} isPassed @returns {Change[]} */
function declarationChanges(name, before, after, isPassed) {
  const breaking = (/** @type {string} */ text) => breakingChange(name, text);
  const addition = (/** @type {string} */ text) => additionOf(name, text);
  const nameOf = (/** @type {string} */ member) => (before.isFunction ? `${member} of ${name}` : `${name}.${member}`);
  if (before.type !== after.type) return [breaking(`the type of ${name} was changed`)];
  const lost = (before.union ?? []).filter((literal) => after.union?.includes(literal) !== true);
  const gained = (after.union ?? []).filter((literal) => before.union?.includes(literal) !== true);
  const members = Object.entries(before.members).flatMap(([member, { type, isOptional }]) => {
    const now = after.members[member];
    if (now === undefined) return [breaking(`${nameOf(member)} was removed`)];
    const accepts = before.isFunction || isPassed;
    const requiresLess = accepts && isPartOf(now.type, type);
    if (type !== now.type && !requiresLess) return [breaking(`the type of ${nameOf(member)} was changed`)];
    if (requiresLess && isOptional === now.isOptional) return [addition(`${nameOf(member)} requires less`)];
    if (isOptional === now.isOptional) return [];
    return accepts && now.isOptional
      ? [addition(`${nameOf(member)} became optional`)]
      : [breaking(`${nameOf(member)} became ${now.isOptional ? 'optional' : 'required'}`)];
  });
  const added = Object.entries(after.members).filter(([member]) => before.members[member] === undefined);
  return [
    ...lost.map((literal) => breaking(`${name} lost ${literal}`)),
    ...gained.map((literal) => addition(`${name} gained ${literal}`)),
    ...members,
    ...added.map(([member, { isOptional }]) =>
      isOptional || (!isPassed && !before.isFunction)
        ? addition(`${nameOf(member)} was added`)
        : breaking(`${nameOf(member)} was added and is required`),
    ),
  ];
}

/** Whether a type is `Pick<…>` of the other one. Callers that pass the whole object need no change. @param {string} type @param {string} whole */
const isPartOf = (type, whole) => type.startsWith(`:Pick<${whole.slice(1)},`);

/** Exported names and those of the types that they refer to, directly or not. @param {Declarations} declarations */
function publicNames(declarations) {
  const exported = Object.entries(declarations).filter(([, { isExported }]) => isExported);
  return reachable(
    declarations,
    exported.map(([name]) => name),
  );
}

/** Names of the types of values that callers pass. @param {Declarations} declarations */
function passedNames(declarations) {
  return reachable(
    declarations,
    [...publicNames(declarations)].flatMap((name) => declarations[name]?.takes ?? []),
  );
}

/** @param {Declarations} declarations @param {readonly string[]} names */
function reachable(declarations, names) {
  const found = new Set(names);
  for (const name of found) {
    for (const used of declarations[name]?.uses ?? []) found.add(used);
  }
  return found;
}

/**
 * The version that the changes require at least; the released one if there are none.
 * @param {string} released `2.1.0`
 * @param {readonly Change[]} changes
 */
export function requiredVersion(released, changes) {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  if (changes.some(({ kind }) => kind === 'breaking')) return `${major + 1}.0.0`;
  return changes.length === 0 ? released : `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another one. @param {string} version @param {string} least */
export function isAtLeast(version, least) {
  const [one = [], other = []] = [version, least].map((text) => text.split('.').map(Number));
  const index = [0, 1, 2].find((at) => one[at] !== other[at]);
  return index === undefined || Number(one[index]) > Number(other[index]);
}
