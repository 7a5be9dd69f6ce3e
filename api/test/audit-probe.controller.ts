import { Controller, Delete, Get } from '@nestjs/common';
import { Authenticated } from '../src/http/route.decorator.ts';
import { eventually } from './eventually.ts';

/** Admin routes for tests. They contain no audit code: every admin route is audited. */
@Controller('api/audit-probe')
@Authenticated({ role: 'admin' })
export class AuditProbeController {
  /** State of the slow route: its number of calls, and whether it may respond. */
  static readonly slow = { calls: 0, mayAnswer: false };

  @Get('things/:id')
  read(): string {
    return 'read';
  }

  @Delete('things/:id/people/:userId')
  remove(): string {
    return 'removed';
  }

  @Delete('slow')
  async removeSlowly(): Promise<string> {
    AuditProbeController.slow.calls += 1;
    await eventually(() => {
      if (!AuditProbeController.slow.mayAnswer) throw new Error('Not yet');
    });
    return 'removed';
  }
}
