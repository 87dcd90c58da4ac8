/** A test that stops the clock leaves it running. */
afterEach( () => {
	jest.useRealTimers();
} );
