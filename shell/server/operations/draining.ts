/**
 * Whether this process received a stop signal: it still answers, and asks clients to reconnect elsewhere. It cannot be
 * reset.
 */
export class Draining {
  #began = false;

  get began(): boolean {
    return this.#began;
  }

  begin(): void {
    this.#began = true;
  }
}
