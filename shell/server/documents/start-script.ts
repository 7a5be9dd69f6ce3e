import { scriptJson } from './escape.ts';

/** Milliseconds after which the scripts start even without a paint. */
const patience = 300;

/**
 * Starts the shell after the first paint, or immediately when the page is hidden. A `defer` script runs as soon as it
 * is loaded, which with a warm cache on a slow phone is before the first paint. Placed last in the page, after the data
 * that the shell reads.
 */
export function startScript(address: string, integrity: string | undefined): string {
  const attributes = { src: address, ...(integrity === undefined ? {} : { integrity }) };
  return `(function(){var started=false;function start(){if(started)return;started=true;
document.head.append(Object.assign(document.createElement("script"),${scriptJson(attributes)}))}
if(document.hidden||performance.getEntriesByType("paint").length>0){start();return}
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${patience})})()`;
}
