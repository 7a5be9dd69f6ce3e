import { scriptJson } from './escape.ts';

/** Milliseconds after which the scripts start whatever was painted. */
const patience = 300;

/**
 * Starts the shell once something of the page is on screen, or at once where nobody looks. A `defer` script runs as soon
 * as it is there, and from a warm cache on a slow phone that is before the first paint. Comes last in the page: what the
 * shell reads stands above.
 */
export function startScript(address: string, integrity: string | undefined): string {
  const attributes = { src: address, ...(integrity === undefined ? {} : { integrity }) };
  return `(function(){var started=false;function start(){if(started)return;started=true;
document.head.append(Object.assign(document.createElement("script"),${scriptJson(attributes)}))}
if(document.hidden||performance.getEntriesByType("paint").length>0){start();return}
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${patience})})()`;
}
