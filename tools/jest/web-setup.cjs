require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// How long a test waits for what it expects; a second is too little where a large library is loaded for the first time.
configure({ asyncUtilTimeout: 5000 });
// Not `testTimeout` of the configuration: Jest does not hand that to the projects of a run.
jest.setTimeout(20_000);
