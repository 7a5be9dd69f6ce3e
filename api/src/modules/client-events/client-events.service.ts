import { Injectable } from '@nestjs/common';
import type { ClientEvents } from 'shared-contracts';
import { ClientEventsMetrics } from './client-events.metrics.ts';
import { countReport } from './client-measurement.policy.ts';
import { MeasurementBuffer } from './measurement-buffer.task.ts';
import { RegisteredVersions } from './registered-versions.service.ts';

/** Counts reports of browsers. Addresses, paths, languages and sessions are not read. */
@Injectable()
export class ClientEventsService {
  constructor(
    private readonly versions: RegisteredVersions,
    private readonly buffer: MeasurementBuffer,
    private readonly metrics: ClientEventsMetrics,
  ) {}

  async take(report: ClientEvents): Promise<void> {
    const counted = countReport(report, await this.versions.countedGroup());
    this.buffer.add(counted);
    this.metrics.count(counted.measurements);
  }
}
