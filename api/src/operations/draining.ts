import { Global, Injectable, Module } from '@nestjs/common';

/** Whether this process was told to stop: it still answers, and asks everybody to go elsewhere. There is no way back. */
@Injectable()
export class Draining {
  private isDraining = false;

  get began(): boolean {
    return this.isDraining;
  }

  begin(): void {
    this.isDraining = true;
  }
}

@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}
