require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// How long a test waits for what it expects; a second is too little where a large library is loaded for the first time.
configure({ asyncUtilTimeout: 5000 });
