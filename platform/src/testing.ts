// For tests and for remotes that run alone; never part of a production bundle.
// The matchers themselves are set up by Jest; this is for their types.
/// <reference types="@testing-library/jest-dom" />

export type { RecordedAnswers, Standalone } from './testing/standalone';
export { testStandalonePages } from './testing/standalone-pages';
export { buildPdf, buildResume, buildStoredResume, buildUser } from './testing/builders';
export { expectConsole } from './testing/expect-console';
export { answer, fakeApi, refuse, type FakeApi } from './testing/fake-api';
export { createFakeRemoteServices } from './testing/fake-remote-services';
export { createFakeServices, type FakePage } from './testing/fake-services';
export { fill, renderWithPlatform, type RenderedWithPlatform } from './testing/render-with-platform';
