import type { Script } from '../../shared/types';
import type { Assets } from './settings/types';

/** Address of a built file of the plugin on the page's own host; empty where the page does not say where they are. */
export const getFileUrl = (
	{ base, version }: Assets,
	file: string
): string => ( base ? `${ base }${ file }?ver=${ version }` : '' );

/** Scripts of a later bundle, in the order in which they must run. */
export function getScripts(
	assets: Assets,
	bundle: string
): readonly Script[] {
	const file = bundle.replace( '_', '-' );
	const { widget = getFileUrl( assets, 'widget.js' ), react = [] } = assets;
	const own = {
		id: `chaty-${ file }-js`,
		src: widget.replace( /widget(?=\.js)/, file ),
	};
	return widget ? [ ...( file === 'widget' ? react : [] ), own ] : [];
}
