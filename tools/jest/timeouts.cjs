// Upper limits for a test that hangs. A test that passes never waits for them, so they are far above what a busy machine
// needs. Not `testTimeout` of the configuration: Jest does not hand that to the projects of a run.
jest.setTimeout(180_000);
