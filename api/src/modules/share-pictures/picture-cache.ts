/** LRU cache of pictures, limited in bytes. */
export class PictureCache {
  private readonly pictures = new Map<string, Buffer>();
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Buffer | undefined {
    const picture = this.pictures.get(key);
    if (picture === undefined) return undefined;
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    return picture;
  }

  set(key: string, picture: Buffer): void {
    this.delete(key);
    this.pictures.set(key, picture);
    this.size += picture.length;
    for (const [oldest] of this.pictures) {
      if (this.size <= this.maxBytes) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.size -= this.pictures.get(key)?.length ?? 0;
    this.pictures.delete(key);
  }
}
