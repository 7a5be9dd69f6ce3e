interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Does what many ask for one by one together: whatever comes while a turn is under way waits for the next one. So a single
 * item is done at once, and the busier it gets the less each one costs.
 */
export class Coalesced<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private isBusy = false;

  /** @param work answers for each item, in their order; a failure is told to all of the turn */
  constructor(private readonly work: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isBusy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const turn = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.work(turn.map(({ item }) => item));
        for (const [index, { resolve }] of turn.entries()) resolve(answers[index]!);
      } catch (error) {
        for (const { reject } of turn) reject(error);
      }
    }
    this.isBusy = false;
  }
}
