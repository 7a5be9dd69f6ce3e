import { createHmac } from 'node:crypto';
import type { CanarySegment, Language, ResolvedRemote, Role } from 'shared-contracts';
import type { Canary } from '../store/stored-registry.ts';

/** What decides the versions of a visitor. Nothing is stored in the browser. */
export interface Visitor {
  /** Id of the session, which signed-in visitors have; null without one. */
  session: string | null;
  /** Key of the client address: a whole IPv4 address or an IPv6 /64. */
  address: string;
  userAgent: string;
  signedIn: boolean;
  role: Role | null;
  language: Language;
}

/** A canary that may be served. */
export interface ActiveCanary extends Canary {
  /** Of the remote. */
  id: string;
}

/** Hundredths of a percent. */
const buckets = 10_000;

const members: Readonly<Record<CanarySegment, (visitor: Visitor) => boolean>> = {
  staff: ({ role }) => role === 'admin',
  'signed-in': ({ signedIn }) => signedIn,
  pt: ({ language }) => language === 'pt',
  en: ({ language }) => language === 'en',
};

/**
 * The visitor's bucket for one canary, 0 to 9999. The start of the canary is hashed too: groups of successive canaries, and of canaries
 * of different remotes, are independent.
 */
export function bucketOf(visitor: Visitor, { id, since }: Pick<ActiveCanary, 'id' | 'since'>, secret: string): number {
  const { session, address, userAgent } = visitor;
  const identity = session === null ? ['client', address, userAgent] : ['session', session];
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify(['assignment', id, since, ...identity]))
    .digest();
  // 48 bits: the buckets differ in size by less than one in 10 billion.
  return digest.readUIntBE(0, 6) % buckets;
}

/**
 * The first buckets get the canary, as many next ones are its control group, and the others are not compared. Above 50 percent the
 * control group is what remains.
 */
export function groupOf(bucket: number, percent: number): 'canary' | 'control' | 'stable' {
  const share = Math.round((percent * buckets) / 100);
  if (bucket < share) return 'canary';
  return bucket < 2 * share ? 'control' : 'stable';
}

interface Choices {
  /** What visitors get without a canary. */
  remotes: readonly ResolvedRemote[];
  canaries: readonly ActiveCanary[];
}

/** The version of each remote for one visitor: a pure function of its arguments. */
export function assignVersions({ remotes, canaries }: Choices, visitor: Visitor, secret: string): ResolvedRemote[] {
  return remotes.map((base) => {
    const canary = canaries.find(({ id }) => id === base.id);
    if (canary === undefined || !isMember(canary, visitor)) return base;
    const { percent, remote, since } = canary;
    const bucket = bucketOf(visitor, canary, secret);
    const group = groupOf(bucket, percent);
    if (group === 'stable') return base;
    const assigned = { bucket, percent, since };
    return group === 'canary' ? { ...remote, why: group, assigned } : { ...base, why: group, assigned };
  });
}

const isMember = ({ segment }: ActiveCanary, visitor: Visitor) => segment === null || members[segment](visitor);
