/** `node lint-document.mjs <file>`: prints what the recommended rules of Redocly and Spectral say about an OpenAPI document, as JSON. */
import { readFile } from 'node:fs/promises';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const file = process.argv[2] ?? '';

/**
 * `/api/jobs/id/{id}` is a path of the specification. It is not ambiguous with paths like `/api/jobs/{id}/toggle`: no
 * id or slug of a job is `id`, and the router prefers the constant segment.
 * @param {import('@redocly/openapi-core').NormalizedProblem} problem
 */
const isSpecifiedPath = ({ ruleId, message }) =>
  ruleId === 'no-ambiguous-paths' && message.includes('`/api/jobs/id/{id}`');

/** Errors and warnings alike. @returns {Promise<string[]>} */
async function redoclyProblems() {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = (await lint({ ref: file, config })).filter((problem) => !isSpecifiedPath(problem));
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

/** @returns {Promise<string[]>} */
async function spectralProblems() {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const problems = await linter.run(await readFile(file, 'utf8'));
  return problems.map(({ code, message, path }) => `spectral ${code} at ${path.join('/')}: ${message}`);
}

process.stdout.write(JSON.stringify([...(await redoclyProblems()), ...(await spectralProblems())]));
