import { Injectable } from '@nestjs/common';
import { annotateSpan } from 'server-kit';
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
    // Connects what the browser measured with the trace of a recorded page view.
    annotateSpan(Object.fromEntries(report.vitals.map(({ name, value }) => [`browser.${name}`, value])));
  }
}
