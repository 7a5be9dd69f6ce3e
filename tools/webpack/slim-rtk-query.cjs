const core = /query[\\/]rtk-query\.modern\.mjs$/;
const react = /rtk-query-react\.modern\.mjs$/;

/**
 * Unused parts of RTK Query and their replacements: infinite queries, validation by standard schemas, polling, refetching on focus
 * or reconnection, changes of definitions, `usePrefetch`, cached arguments, promises of running
 * mutations, and rehydration.
 * @type {readonly { part: RegExp, replacement: string, file: RegExp }[]}
 */
const parts = [
  { file: core, part: /isInfiniteQueryDefinition\((?:endpointDefinition|definition)\)/g, replacement: 'false' },
  { file: core, part: /"infiniteQueryOptions" in endpointDefinition/g, replacement: 'false' },
  { file: core, part: /const infiniteQueryThunk = createQueryThunk\(\);/g, replacement: '' },
  { file: core, part: /if \(isQueryDefinition\(endpointDefinition\)\) (?=thunk = )/g, replacement: 'if (true) ' },
  {
    file: core,
    part: /\b(?:buildInitiateInfiniteQuery|buildInfiniteQuerySelector|infiniteQueryThunk),/g,
    replacement: '',
  },
  { file: core, part: /\b\w+Schema && !shouldSkip\(/g, replacement: 'false && !shouldSkip(' },
  { file: core, part: /caughtError instanceof NamedSchemaError/g, replacement: 'false' },
  { file: core, part: /\bbuildPollingHandler,/g, replacement: '' },
  { file: core, part: /buildWindowEventHandler\(builderArgs\)/g, replacement: '() => {}' },
  { file: core, part: /\bselectCachedArgsForQuery,\s*/g, replacement: '' },
  { file: core, part: /\bgetRunning(?:Mutation|Mutations|Queries)Thunk(?:,|$)/gm, replacement: '' },
  { file: core, part: /if \(addTagTypes\) (?=\{)/g, replacement: 'if (false) ' },
  { file: core, part: /if \(endpoints\) (?=for)/g, replacement: 'if (false) ' },
  { file: core, part: /\.addMatcher\(hasRehydrationInfo, \(draft\) => \(\{ \.\.\.draft \}\)\)/g, replacement: '' },
  { file: core, part: /\(hasRehydrationInfo, (?=\()/g, replacement: '(() => false, ' },
  {
    file: core,
    part: /(?=const \{ (?:queries|mutations|provided) \} = extractRehydrationInfo)/g,
    replacement: 'return; ',
  },
  { file: core, part: /\b(?:context\.)?hasRehydrationInfo\(action\)/g, replacement: 'false' },
  { file: core, part: /\bhasRehydrationInfo: weakMapMemoize\(.+/g, replacement: '' },
  { file: core, part: /const extractRehydrationInfo = weakMapMemoize\(.+/g, replacement: '' },
  { file: core, part: /\bextractRehydrationInfo,\s*/g, replacement: '' },
  {
    file: react,
    part: /isInfiniteQueryDefinition\((?:endpointDefinitions\[endpointName\]|definition)\)/g,
    replacement: 'false',
  },
  { file: react, part: /safeAssign\(anyApi, \{ usePrefetch \}\);/g, replacement: '' },
  { file: react, part: /,\s+usePrefetch\b/g, replacement: '' },
  { file: react, part: /\bbuildInfiniteQueryHooks,/g, replacement: '' },
];

/**
 * Lets the minifier remove them (2 KB after gzip): it cannot detect what is used of a factory that returns everything in one object.
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function slimRtkQuery(source) {
  return parts
    .filter(({ file }) => file.test(this.resourcePath))
    .reduce((text, { part, replacement }) => {
      if (text.search(part) === -1) throw new Error(`RTK Query has changed: ${part} does not match`);
      return text.replaceAll(part, replacement);
    }, source);
};
