/** The result of an action, or the fallback where it throws. */
export function tryOr< Result >( action: () => Result ): Result | undefined;
export function tryOr< Result >(
	action: () => Result,
	fallback: Result
): Result;
export function tryOr< Result >( action: () => Result, fallback?: Result ) {
	try {
		return action();
	} catch {
		return fallback;
	}
}
