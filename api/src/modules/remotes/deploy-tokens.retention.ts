import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules, timeBefore } from '../retention/index.ts';

@Injectable()
export class DeployTokensRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'deploy-tokens': { table: 'deploy_tokens', at: 'revoked_at', until: timeBefore('90 days') },
    });
  }
}
