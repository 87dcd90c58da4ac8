import { ComboboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePreload } from './editor-context';
import { searchSite } from './search-site';
import { FIELD_SIZE } from './field-notes';

type Page = { readonly title: string; readonly url: string };

function usePages( text: string ): readonly Page[] {
	const { pages } = usePreload().preview;
	const [ found, setFound ] = useState< readonly Page[] >( [] );
	useEffect(
		() =>
			text.length > 1
				? searchSite( { type: 'post', search: text }, setFound )
				: undefined,
		[ text ]
	);
	return [
		...pages,
		...found.filter(
			( { url } ) => ! pages.some( ( page ) => page.url === url )
		),
	];
}

export function PageLink( {
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: ( url: string ) => void;
} ) {
	const [ text, setText ] = useState( '' );
	const pages = usePages( text );
	return (
		<ComboboxControl
			{ ...FIELD_SIZE }
			label={ __( 'Or a page of this site', 'chaty' ) }
			allowReset={ false }
			value={ value }
			options={ pages.map( ( { title, url } ) => ( {
				value: url,
				label: title || url,
			} ) ) }
			onFilterValueChange={ setText }
			onChange={ ( url ) => url && onChange( url ) }
		/>
	);
}
