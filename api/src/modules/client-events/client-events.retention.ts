import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { clientEventDeletions } from './client-measurements.repository.ts';

@Injectable()
export class ClientEventsRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions(clientEventDeletions);
  }
}
