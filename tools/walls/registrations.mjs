/**
 * Classes of the API that collect registrations of its domains. The code that registers a domain's export, retention or
 * erasure is in the domain's file with that role.
 */
const registries = [
  { type: 'OwnDataSources', methods: ['register'], role: 'export' },
  { type: 'RetentionRules', methods: ['register', 'registerDeletions'], role: 'retention' },
  { type: 'AccountEvents', methods: ['onErased'], role: 'erasure' },
  { type: 'ErasureReplays', methods: ['register'], role: 'erasure' },
];

/** @param {string} file */
const isProduct = (file) => file.startsWith('api/src/') && !/\.test\.tsx?$|\/testing\//.test(file);

/**
 * Registrations in another file than `<domain>.<role>.ts`, as readable lines. A registry is recognized by the declared type
 * of a parameter or property.
 * @param {string} file Relative to the repository.
 * @param {string} source
 * @returns {string[]}
 */
export function misplacedRegistrations(file, source) {
  if (!isProduct(file)) return [];
  return registries.flatMap(({ type, methods, role }) => {
    const names = [...source.matchAll(new RegExp(String.raw`\b(\w+): ${type}\b`, 'g'))].map(([, name]) => name);
    if (names.length === 0 || file.endsWith(`.${role}.ts`)) return [];
    const call = new RegExp(String.raw`\b(?:${names.join('|')})\s*\.\s*(?:${methods.join('|')})\(`);
    return call.test(source) ? [`${file}: registrations with ${type} belong in a file <domain>.${role}.ts`] : [];
  });
}
