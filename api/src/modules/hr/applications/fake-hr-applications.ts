import { HrApplications, type HrAnswerText, type HrApplication, type HrStatus } from './hr-applications.ts';

/** Stands in for the HR backend in tests. It keeps what it is told; failures are thrown in the order they are put in. */
export class FakeHrApplications extends HrApplications {
  /** Thrown by the next calls, one each. */
  readonly failures: Error[] = [];
  readonly submitted = new Map<string, HrApplication>();
  /** `submit a1`, `answer A-1`, `withdraw A-1` … in the order they were done. */
  readonly calls: string[] = [];
  readonly answers = new Map<string, readonly HrAnswerText[]>();
  readonly withdrawn = new Map<string, Date>();
  statuses: HrStatus[] = [];
  /** The HR backend's id of an application. */
  idOf: (id: string) => string = (id) => `A-${id}`;
  /** Runs within each call, before it does anything. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

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

  private async begin(call: string): Promise<void> {
    await this.meanwhile();
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    this.calls.push(call);
  }
}
