/** Arrays that are used again: each search needs a megabyte of them at a million jobs, which the garbage collector frees late. */
export class ArrayPool<Numbers extends Int32Array | Uint32Array> {
  private readonly free: Numbers[] = [];
  private length = 0;

  constructor(private readonly create: (length: number) => Numbers) {}

  /** Zeros, at least as many as `length`. */
  take(length: number): Numbers {
    if (length > this.length) {
      this.length = length;
      this.free.length = 0;
    }
    const used = this.free.pop();
    if (used === undefined) return this.create(this.length);
    used.fill(0);
    return used;
  }

  /** Returns arrays that are no longer read. */
  release(...arrays: readonly Numbers[]): void {
    for (const array of arrays) if (array.length === this.length) this.free.push(array);
  }
}
