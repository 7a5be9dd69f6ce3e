/** Whether this process was told to stop: it still answers, and asks everybody to go elsewhere. There is no way back. */
export class Draining {
  #began = false;

  get began(): boolean {
    return this.#began;
  }

  begin(): void {
    this.#began = true;
  }
}
