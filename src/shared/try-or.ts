/** The action's result, or the fallback when the browser refuses it. */
export function tryOr< Result >(
	action: () => Result,
	fallback: Result
): Result {
	try {
		return action();
	} catch {
		return fallback;
	}
}
