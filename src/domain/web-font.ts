/** Families that a device has, or that stand for what it has; all others come from a service. */
const BUILT_IN =
	/^(system stack|arial|helvetica|verdana|tahoma|georgia|times new roman|trebuchet ms|courier new|.*,.*|)$/i;

/**
 * The family as CSS knows it, and the name to ask the web font service for, if any (spec section
 * 9). `System Stack` is what the device itself uses.
 */
export function readFont( family: string ): {
	readonly family: string;
	readonly webFont: string;
} {
	const plain = family.replace( /[^\w\s,'"-]/g, '' );
	return {
		family: /^system stack$/i.test( plain ) ? '' : plain,
		webFont: BUILT_IN.test( plain ) ? '' : plain,
	};
}
