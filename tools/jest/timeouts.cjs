// Upper limits for tests that hang, far above the duration of any test on a busy machine. Jest does not apply `testTimeout` of the
// configuration to the projects of a run.
jest.setTimeout(180_000);
