/** Whether the visitor wants less to be loaded. */
export function wantsLessData(): boolean {
	const { connection } = navigator as Navigator & {
		connection?: { saveData?: boolean };
	};
	return (
		connection?.saveData === true ||
		window.matchMedia( '(prefers-reduced-data: reduce)' ).matches
	);
}
