import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { errorCodes, isErrorAnswer } from 'shared-contracts';
import { callers, decodedBody, FuzzWorld, type Attacker, type FuzzCaller } from './fuzz-world.ts';
import { readOperations, type FuzzedOperation } from './operations.ts';
import { documentedRequest, requestsOf, type FuzzRequest } from './requests.ts';

export interface FuzzReport {
  seed: number;
  requests: number;
  seconds: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Number of responses by operation and status. */
  byOperation: Record<string, Record<string, number>>;
  slowestMs: number;
  slowest: string;
  /** Operations that never succeeded. */
  withoutSuccess: string[];
  /** Messages, each with the request. */
  failures: string[];
}

/**
 * Limit for a request that hangs, in milliseconds. `api/test/growth.test.ts` finds responses that take too long for
 * their input.
 */
const deadlineMs = 120_000;

/**
 * The number of requests after which a new attacker is created, with all resources that the previous attacker may
 * have deleted.
 */
const attackerRequests = 200;

/**
 * Percentage of an operation's requests by caller. Callers without access get few, because they are rejected before
 * the handler runs.
 */
const shares: Record<FuzzedOperation['access'], Record<FuzzCaller, number>> = {
  public: { anonymous: 40, candidate: 40, admin: 20 },
  authenticated: { anonymous: 5, candidate: 65, admin: 30 },
  admin: { anonymous: 5, candidate: 15, admin: 80 },
};

/** Whether a response must not contain data of other users. Admin routes may show it to admins; account routes may not. */
const isPrivate = (caller: FuzzCaller, { path }: FuzzedOperation) =>
  caller !== 'admin' || path.startsWith('/api/account') || path.startsWith('/api/user');

class Fuzz {
  private readonly report: FuzzReport;
  private readonly done = new Set<string>();
  private attacks = 0;
  private readonly attackers = new Map<FuzzCaller, Attacker>();
  /** The victim's state before an operation is attacked. */
  private before = '';

  constructor(
    private readonly world: FuzzWorld,
    seed: number,
  ) {
    this.report = {
      seed,
      requests: 0,
      seconds: 0,
      statuses: {},
      byOperation: {},
      slowestMs: 0,
      slowest: '',
      withoutSuccess: [],
      failures: [],
    };
  }

  async run(operations: readonly FuzzedOperation[], requests: number): Promise<FuzzReport> {
    const began = performance.now();
    for (const caller of callers) {
      for (const operation of operations) await this.attack(caller, operation, requests / operations.length);
      process.stderr.write(
        `${caller}: ${this.report.requests} requests so far, ${this.report.failures.length} failures\n`,
      );
    }
    this.report.seconds = Math.round((performance.now() - began) / 100) / 10;
    this.report.withoutSuccess = operations
      .map(({ operationId }) => operationId)
      .filter((name) => !this.done.has(name));
    return this.report;
  }

  /** Finds the first request of an operation with a wrong response, and shrinks it. */
  private async attack(caller: FuzzCaller, operation: FuzzedOperation, requests: number): Promise<void> {
    const attacker = await this.attackerFor(caller);
    this.before = await this.world.stateOfVictim(caller);
    const numRuns = Math.ceil((requests * shares[operation.access][caller]) / 100);
    const property = fc.asyncProperty(requestsOf(operation), (request) => this.check(request, attacker, operation));
    const found = await fc.check(property, {
      numRuns,
      seed: this.nextSeed(),
      examples: [[documentedRequest(operation)]],
      interruptAfterTimeLimit: 600_000,
    });
    if (found.failed) this.fail(caller, operation, String(found.errorInstance), found.counterexample?.[0]);
    if ((await this.world.stateOfVictim(caller)) !== this.before) this.fail(caller, operation, changed, null);
  }

  /**
   * Reuses an attacker for several operations until a request changes something: it may have deleted what the next
   * operation needs.
   */
  private async attackerFor(caller: FuzzCaller): Promise<Attacker> {
    const attacker = this.attackers.get(caller) ?? (await this.world.attacker(caller));
    this.attackers.set(caller, attacker);
    return attacker;
  }

  /** A different seed for each operation and caller, so that their requests differ. */
  private nextSeed(): number {
    this.attacks += 1;
    return this.report.seed + this.attacks;
  }

  private fail(caller: FuzzCaller, { operationId }: FuzzedOperation, problem: string, request: unknown): void {
    const sent = JSON.stringify(request).slice(0, 2000);
    this.report.failures.push(`${operationId} as ${caller}, seed ${this.report.seed}: ${problem}\n${sent}`);
  }

  private async check(request: FuzzRequest, attacker: Attacker, operation: FuzzedOperation): Promise<void> {
    const began = performance.now();
    const answer = await withinDeadline(this.world.send(request, attacker));
    // An invalid request is not counted: fast-check generates another.
    fc.pre(answer !== null);
    this.count(operation, answer, performance.now() - began);
    const code = requireKnownAnswer(answer, this.world.takeErrors());
    const isSignedOut = code === 'unauthenticated' && attacker.caller !== 'anonymous';
    if (isSignedOut || this.report.requests % attackerRequests === 0) {
      Object.assign(attacker, await this.world.attacker(attacker.caller));
    }
    if (hasChanged(request, answer)) this.attackers.delete(attacker.caller);
    if (mayChange(request, answer)) await this.requireUnchanged(attacker.caller);
    if (!isPrivate(attacker.caller, operation)) return;
    const leaks = await this.world.leaksIn(answer, request, attacker);
    if (leaks.length > 0) throw new Error(`reveals data of another user: ${leaks.join()}`);
  }

  private async requireUnchanged(caller: FuzzCaller): Promise<void> {
    const former = this.before;
    // Reported once: a smaller request that is tried next must change the state itself.
    this.before = await this.world.stateOfVictim(caller);
    if (this.before !== former) throw new Error(changed);
  }

  private count({ operationId }: FuzzedOperation, { statusCode }: LightMyRequestResponse, ms: number): void {
    this.report.requests += 1;
    for (const counts of [this.report.statuses, (this.report.byOperation[operationId] ??= {})]) {
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    if (statusCode < 400) this.done.add(operationId);
    if (ms < this.report.slowestMs) return;
    this.report.slowestMs = Math.round(ms);
    this.report.slowest = operationId;
  }
}

const changed = 'has changed data of another user';

const hasChanged = ({ method }: FuzzRequest, { statusCode }: LightMyRequestResponse) =>
  method !== 'GET' && statusCode < 400;

/** Whether the victim's state is compared after this request. It is also compared after each operation. */
const mayChange = (request: FuzzRequest, answer: LightMyRequestResponse) =>
  hasChanged(request, answer) && JSON.stringify(request).includes('victim');

async function withinDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns the error code, or null for a successful response */
function requireKnownAnswer(response: LightMyRequestResponse, logged: string): string | null {
  const { statusCode } = response;
  if (statusCode < 400) return null;
  const body = decodedBody(response).toString();
  if (statusCode >= 500) throw new Error(`responds with ${statusCode}: ${body}\n${logged}`);
  const answer = parsed(body);
  const isShaped = isErrorAnswer(answer) && typeof answer.message === 'string';
  if (!isShaped) throw new Error(`responds with ${statusCode} without the error shape: ${body}`);
  if (!errorCodes.includes(answer.code)) throw new Error(`responds with an unknown code: ${answer.code}`);
  return answer.code;
}

/**
 * Sends `requests` requests, distributed over all operations of the document. A seed always produces the same
 * requests.
 */
export async function runFuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  const world = await FuzzWorld.start();
  try {
    const report = await new Fuzz(world, seed).run(await readOperations(world.world.api), requests);
    const health = await world.world.call({ url: '/api/health' });
    if (health.statusCode !== 200) report.failures.push(`The API is not well in the end: ${health.body}`);
    return report;
  } finally {
    await world.close();
  }
}
