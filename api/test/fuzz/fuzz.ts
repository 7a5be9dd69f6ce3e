import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { errorCodes, isErrorAnswer } from 'shared-contracts';
import { callers, FuzzWorld, type Attacker, type FuzzCaller } from './fuzz-world.ts';
import { readOperations, type FuzzedOperation } from './operations.ts';
import { documentedRequest, requestsOf, type FuzzRequest } from './requests.ts';

export interface FuzzReport {
  seed: number;
  requests: number;
  seconds: number;
  /** Status → how often. */
  statuses: Record<string, number>;
  /** Operation → status → how often. */
  byOperation: Record<string, Record<string, number>>;
  slowestMs: number;
  slowest: string;
  /** Operations that never did what they are for. */
  neverDone: string[];
  /** Each with what was sent. */
  failures: string[];
}

/** Ends a request that hangs. Answers that take too long for their request are found by `api/test/growth.test.ts`. */
const deadlineMs = 120_000;

/** After so many, somebody new attacks, who still has everything that the former may have deleted. */
const attackerRequests = 200;

/** Of a hundred requests of an operation. Who is refused at the door sees nothing of what is behind it. */
const shares: Record<FuzzedOperation['access'], Record<FuzzCaller, number>> = {
  public: { anonymous: 40, candidate: 40, admin: 20 },
  authenticated: { anonymous: 5, candidate: 65, admin: 30 },
  admin: { anonymous: 5, candidate: 15, admin: 80 },
};

/** An admin's own work shows them other people; the account's routes do not. */
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
      neverDone: [],
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
    this.report.neverDone = operations.map(({ operationId }) => operationId).filter((name) => !this.done.has(name));
    return this.report;
  }

  /** Finds the first request of an operation that is answered wrongly, and makes it as small as it stays wrong. */
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

  /** The same for several operations, until one of them changed something: it may have deleted what the next one needs. */
  private async attackerFor(caller: FuzzCaller): Promise<Attacker> {
    const attacker = this.attackers.get(caller) ?? (await this.world.attacker(caller));
    this.attackers.set(caller, attacker);
    return attacker;
  }

  /** Of its own for each operation and caller, so that they do not meet the same requests. */
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
    // What is no request does not count as one: another is made in its place.
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
    if (leaks.length > 0) throw new Error(`tells what is somebody else's: ${leaks.join()}`);
  }

  private async requireUnchanged(caller: FuzzCaller): Promise<void> {
    const former = this.before;
    // Told once: the smaller requests that are tried next have to change something by themselves.
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

const changed = 'has changed what is somebody else’s';

const hasChanged = ({ method }: FuzzRequest, { statusCode }: LightMyRequestResponse) =>
  method !== 'GET' && statusCode < 400;

/** Whether it is worth a look at once; after each operation all is looked at. */
const mayChange = (request: FuzzRequest, answer: LightMyRequestResponse) =>
  hasChanged(request, answer) && JSON.stringify(request).includes('victim');

async function withinDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs);
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

/** @returns the code of a refusal, null for what is none */
function requireKnownAnswer({ statusCode, body }: LightMyRequestResponse, logged: string): string | null {
  if (statusCode >= 500) throw new Error(`answers ${statusCode}: ${body}\n${logged}`);
  if (statusCode < 400) return null;
  const answer = parsed(body);
  const isShaped = isErrorAnswer(answer) && typeof answer.message === 'string';
  if (!isShaped) throw new Error(`answers ${statusCode} without the error shape: ${body}`);
  if (!errorCodes.includes(answer.code)) throw new Error(`answers an unknown code: ${answer.code}`);
  return answer.code;
}

/** Sends so many requests to every operation of the document together. The same seed makes the same requests. */
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
