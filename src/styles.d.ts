/** A stylesheet of the widget arrives as its text (webpack.config.js). */
declare module '*.scss' {
	const css: string;
	export default css;
}
