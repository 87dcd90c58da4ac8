/** The unit tests of one part, for Stryker. */
const { projects, testTimeout } = require( '../../jest.config.js' );
const [ { displayName, ...unit } ] = projects;
module.exports = {
	...unit,
	testTimeout,
	rootDir: process.cwd(),
	testMatch: [ `<rootDir>/${ process.env.CHATY_TESTS }.test.{ts,tsx}` ],
};
