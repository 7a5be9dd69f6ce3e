import { Injectable } from '@nestjs/common';

/** Milliseconds between two looks: a public answer must not be a way to keep database and store busy. */
@Injectable()
export class HealthMemory {
  readonly rowsMs: number = 1_000;
  /** Of files and migrations, which are no rows. */
  readonly placesMs: number = 10_000;
}
