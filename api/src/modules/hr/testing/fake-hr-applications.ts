import {
  HrApplications,
  type HrAnswerText,
  type HrApplication,
  type HrStatus,
} from '../applications/hr-applications.port.ts';

/** In-memory HR backend for tests. Records calls and throws queued failures in order. */
export class FakeHrApplications extends HrApplications {
  /** Errors for the next calls, one each. */
  readonly failures: Error[] = [];
  readonly submitted = new Map<string, HrApplication>();
  /** Calls in order: `submit a1`, `answer A-1`, `withdraw A-1` … */
  readonly calls: string[] = [];
  readonly answers = new Map<string, readonly HrAnswerText[]>();
  readonly withdrawn = new Map<string, Date>();
  statuses: HrStatus[] = [];
  /** The HR backend's id of an application. */
  idOf: (id: string) => string = (id) => `A-${id}`;
  /** Called at the start of each call. */
  beforeCall: () => Promise<void> = () => Promise.resolve();

  async submit(application: HrApplication): Promise<string> {
    await this.begin(`submit ${application.id}`);
    this.submitted.set(application.id, application);
    return this.idOf(application.id);
  }

  async answer(hrId: string, answers: readonly HrAnswerText[]): Promise<void> {
    await this.begin(`answer ${hrId}`);
    this.answers.set(hrId, answers);
  }

  async withdraw(hrId: string, withdrawnAt: Date): Promise<void> {
    await this.begin(`withdraw ${hrId}`);
    this.withdrawn.set(hrId, withdrawnAt);
  }

  async *statusesSince(moment: Date): AsyncGenerator<HrStatus> {
    await this.begin(`statuses since ${moment.toISOString()}`);
    yield* this.statuses.filter(({ updatedAt }) => updatedAt >= moment);
  }

  /** Discards records, failures and settings. */
  reset(): void {
    Object.assign(this, new FakeHrApplications());
  }

  private async begin(call: string): Promise<void> {
    await this.beforeCall();
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    this.calls.push(call);
  }
}
