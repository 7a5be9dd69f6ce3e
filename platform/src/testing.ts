// For tests and for remotes that run alone; never part of a production bundle.
// The matchers themselves are set up by Jest; this is for their types.
/// <reference types="@testing-library/jest-dom" />

export { buildJobCard } from './testing/build-job-card';
export { buildPdf, buildResume } from './testing/build-pdf';
export { buildStoredResume } from './testing/build-stored-resume';
export { buildUser } from './testing/build-user';
export { expectConsole } from './testing/expect-console';
export { answer, fakeApi, refuse, type FakeApi } from './testing/fake-api';
export { createFakeServices, type FakePage } from './testing/fake-services';
export { mountStandalone } from './testing/mount-standalone';
export { renderWithPlatform, type RenderedWithPlatform } from './testing/render-with-platform';
