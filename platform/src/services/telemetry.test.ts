import { createTelemetry } from './telemetry';

describe('telemetry', () => {
  it('logs an error with the name of its owner', () => {
    const write = jest.fn();
    const error = new Error('boom');
    createTelemetry(write).report('mfe-jobs@1.0.0', error);
    expect(write).toHaveBeenCalledWith('[mfe-jobs@1.0.0]', error);
  });

  it('keeps the newest 50 errors', () => {
    const telemetry = createTelemetry(() => {});
    for (let count = 0; count < 60; count += 1) telemetry.report('shell', count);
    expect(telemetry.errors()).toHaveLength(50);
    expect(telemetry.errors().at(-1)?.error).toBe(59);
  });
});
