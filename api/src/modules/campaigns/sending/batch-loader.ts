interface Pending<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines concurrent calls into batches. Calls that arrive while a batch runs are collected for the next one, so a single
 * call runs immediately and the cost per call falls under load.
 */
export class BatchLoader<Item, Answer> {
  private pending: Pending<Item, Answer>[] = [];
  private isBusy = false;

  /** @param load returns one result per item, in order; its rejection rejects every item of the batch */
  constructor(private readonly load: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      if (!this.isBusy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.pending.length > 0) {
      const batch = this.pending;
      this.pending = [];
      try {
        const answers = await this.load(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isBusy = false;
  }
}
