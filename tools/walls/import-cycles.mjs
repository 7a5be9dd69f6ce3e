import { importsOf } from './imports.mjs';

/**
 * Groups of files that import each other in a cycle; type imports and dynamic imports count. Tarjan's algorithm.
 * Custom implementation: oxlint's `import/no-cycle` does not follow dynamic imports.
 * @param {ReadonlyMap<string, readonly string[]>} graph File → imported files.
 * @returns {string[][]}
 */
export function importCycles(graph) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const visited = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];

  /** @param {string} file */
  const connect = (file) => {
    const state = { index: visited.size, low: visited.size, isOpen: true };
    visited.set(file, state);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const seen = visited.get(target);
      if (seen === undefined && graph.has(target)) state.low = Math.min(state.low, connect(target).low);
      else if (seen?.isOpen) state.low = Math.min(state.low, seen.index);
    }
    if (state.low === state.index) {
      const group = open.splice(open.indexOf(file));
      for (const member of group) Object.assign(visited.get(member) ?? {}, { isOpen: false });
      if (group.length > 1) cycles.push(group.toSorted((a, b) => a.localeCompare(b)));
    }
    return state;
  };
  for (const file of graph.keys()) if (!visited.has(file)) connect(file);
  return cycles;
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Map<string, string[]>}
 */
export function importGraph(root, files) {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(root, file).filter((target) => known.has(target))]));
}
