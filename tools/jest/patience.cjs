// A machine that does several things at once needs longer for a database or a large library than Jest's five seconds. Not
// `testTimeout` of the configuration: Jest does not hand that to the projects of a run.
jest.setTimeout(20_000);
