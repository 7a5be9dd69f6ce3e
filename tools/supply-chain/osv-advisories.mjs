import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/**
 * The parts of advisories in OSV format (https://ossf.github.io/osv-schema/) that npm packages use.
 * @typedef {{ introduced?: string, fixed?: string, last_affected?: string }} OsvEvent
 * @typedef {{ type: string, events: OsvEvent[] }} OsvRange
 * @typedef {{ package?: { ecosystem: string, name: string }, ranges?: OsvRange[], versions?: string[] }} OsvAffected
 * @typedef {{ id: string, summary?: string, withdrawn?: string, affected?: OsvAffected[] }} OsvAdvisory
 * @typedef {{ advisory: string, summary: string, name: string, version: string, places: string[] }} Finding
 */

/**
 * Reads a file with one advisory or a list of them, or every `.json` file below a folder.
 * @param {string} place
 * @returns {OsvAdvisory[]}
 */
export function readAdvisories(place) {
  if (statSync(place).isDirectory()) {
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    return files.flatMap((name) => readAdvisories(path.join(place, name)));
  }
  const content = JSON.parse(readFileSync(place, 'utf8'));
  return Array.isArray(content) ? content : [content];
}

/**
 * The installed packages with a known vulnerability. Withdrawn advisories are ignored.
 * @param {readonly import('./lock-packages.mjs').LockedPackage[]} packages
 * @param {readonly OsvAdvisory[]} advisories
 * @returns {Finding[]}
 */
export function findVulnerable(packages, advisories) {
  const byName = groupByName(packages);
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap((advisory) => (advisory.affected ?? []).flatMap((affected) => findAffected(byName, advisory, affected)));
}

/** @param {readonly import('./lock-packages.mjs').LockedPackage[]} packages */
function groupByName(packages) {
  /** @type {Map<string, import('./lock-packages.mjs').LockedPackage[]>} */
  const groups = new Map();
  for (const one of packages) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}

/**
 * @param {Map<string, import('./lock-packages.mjs').LockedPackage[]>} byName
 * @param {OsvAdvisory} advisory
 * @param {OsvAffected} affected
 * @returns {Finding[]}
 */
function findAffected(byName, { id, summary = '' }, affected) {
  if (affected.package?.ecosystem !== 'npm') return [];
  const installed = (byName.get(affected.package.name) ?? []).filter(({ version }) => isAffected(version, affected));
  const versions = [...new Set(installed.map(({ version }) => version))];
  return versions.map((version) => ({
    advisory: id,
    summary,
    name: affected.package?.name ?? '',
    version,
    places: installed.filter((one) => one.version === version).map(({ place }) => place),
  }));
}

/**
 * @param {string} version
 * @param {OsvAffected} affected
 */
export function isAffected(version, { ranges = [], versions = [] }) {
  return (
    versions.includes(version) || ranges.some((range) => range.type === 'SEMVER' && isInRange(version, range.events))
  );
}

/**
 * OSV's evaluation: the events, sorted by version, switch the state on and off.
 * @param {string} version
 * @param {readonly OsvEvent[]} events
 */
function isInRange(version, events) {
  const sorted = events.toSorted((a, b) => semver.compare(versionOf(a), versionOf(b)));
  let affected = false;
  for (const { introduced, fixed, last_affected: last } of sorted) {
    if (introduced !== undefined && semver.gte(version, normal(introduced))) affected = true;
    if (fixed !== undefined && semver.gte(version, normal(fixed))) affected = false;
    if (last !== undefined && semver.gt(version, normal(last))) affected = false;
  }
  return affected;
}

/** @param {string} version `0` is lower than every version. */
const normal = (version) => (version === '0' ? '0.0.0-0' : version);

/** @param {OsvEvent} event */
const versionOf = ({ introduced, fixed, last_affected: last }) => normal(introduced ?? fixed ?? last ?? '0');
