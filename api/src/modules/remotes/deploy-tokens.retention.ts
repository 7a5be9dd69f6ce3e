import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules, timeBefore } from '../retention/index.ts';

@Injectable()
export class DeployTokensRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'deploy-tokens': `delete from deploy_tokens where revoked_at <= ${timeBefore('90 days')}`,
    });
  }
}
