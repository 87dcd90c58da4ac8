import { Flex } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store } from '@wordpress/editor';
import { GreetingField, NumberField } from './fields';
import { PageWidgets } from './page-widgets';

interface Settings {
	readonly number?: string;
	readonly greeting?: string;
}

export function PagePanel() {
	const { type, id } = useSelect( ( select ) => {
		const editor = select( store );
		return {
			type: editor.getCurrentPostType(),
			id: editor.getCurrentPostId(),
		};
	}, [] );
	const [ meta, setMeta ] = useEntityProp< { _chaty?: Settings } >(
		'postType',
		type,
		'meta',
		id
	);
	// A post type without metadata has the meta box.
	const own = meta?._chaty;
	if ( ! own ) {
		return null;
	}
	const change = ( next: Settings ) =>
		setMeta( { ...meta, _chaty: { ...own, ...next } } );
	return (
		<PluginDocumentSettingPanel name="chaty" title="Chaty">
			<Flex direction="column" gap={ 4 }>
				<NumberField
					value={ own.number ?? '' }
					onChange={ ( number ) => change( { number } ) }
				/>
				<GreetingField
					value={ own.greeting ?? '' }
					onChange={ ( greeting ) => change( { greeting } ) }
				/>
				<PageWidgets key={ id } id={ id } />
			</Flex>
		</PluginDocumentSettingPanel>
	);
}
