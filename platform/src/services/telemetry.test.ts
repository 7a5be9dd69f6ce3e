import { createTelemetry, recordUncaught, type ReportedError } from './telemetry';

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

  it('passes earlier and later errors to a listener', () => {
    const telemetry = createTelemetry(() => {});
    const heard: unknown[] = [];
    telemetry.report('shell', 1);
    telemetry.listen(({ error }: ReportedError) => heard.push(error));
    telemetry.report('shell', 2);
    expect(heard).toEqual([1, 2]);
  });

  it('stores uncaught errors and rejections without logging them again', () => {
    const write = jest.fn();
    const telemetry = createTelemetry(write);
    const page = new EventTarget();
    recordUncaught(telemetry, page as Window);
    page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('x is undefined') }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'late' }));
    expect(telemetry.errors().map(({ error }) => String(error))).toEqual([
      'PlatformError: TP-507 x is undefined',
      'PlatformError: TP-507 late',
    ]);
    expect(write).not.toHaveBeenCalled();
  });
});
