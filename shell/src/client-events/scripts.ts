/** A script of this site in a stack or a performance entry. */
export interface OwnScript {
  /** Id of the remote; null for a script of the shell. */
  remote: string | null;
  version: string | null;
  /** Path and line: `/remotes/mfe-jobs/1.0.0-1a2b3c4d/expose-app.js:1`. The line is missing if it is not known. */
  place: string;
}

const ownScript = /\/(?:remotes\/([\w-]+)\/([\w.+-]+)|assets)\/[\w./-]+(?::\d+)?/;

/** The first script of the site that a text names. */
export function ownScriptIn(text: string): OwnScript | null {
  const found = ownScript.exec(text);
  return found === null ? null : { place: found[0], remote: found[1] ?? null, version: found[2] ?? null };
}
