import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectSetting, TextSetting } from './fields';
import { FilterNote, Section } from './section';
import { ToolButton, useTool } from './tools/tool-button';
import { FormContext, type SectionProps } from './use-form';

const getProviders = () => [
	{ value: 'osm', label: 'OpenStreetMap' },
	{ value: 'google', label: 'Google Maps' },
	{
		value: 'both',
		label: __(
			'OpenStreetMap, and Google where a map asks for it',
			'chaty'
		),
	},
];

export function MapsSection( { preload }: SectionProps ) {
	const form = useContext( FormContext );
	const { run, ...tool } = useTool();
	const provider = form.get( 'map.provider' );
	return (
		<Section id="maps">
			<SelectSetting path="map.provider" options={ getProviders() } />
			{ provider !== 'google' && (
				<TextSetting
					path="map.geocoder"
					help={ __(
						'Finds places by their addresses, with the parameters of Nominatim. The server of OpenStreetMap is for light use only. Empty: places are not looked up.',
						'chaty'
					) }
				/>
			) }
			{ provider !== 'osm' && (
				<>
					<TextSetting
						path="map.google_key"
						help={ __(
							'For Maps JavaScript, Geocoding and Routes. Restrict it to the addresses of this site: pages with a map show it to browsers. Of a stored key, only the end is shown here.',
							'chaty'
						) }
					/>
					<TextSetting
						path="map.google_map_id"
						help={ __(
							'For a style of your own; may be empty.',
							'chaty'
						) }
					/>
				</>
			) }
			<ToolButton
				{ ...tool }
				label={ __( 'Test these settings', 'chaty' ) }
				onRun={ () => run( 'test-maps', { map: form.get( 'map' ) } ) }
			/>
			{ preload.maps.filtered.length > 0 && (
				<FilterNote name="chaty_map_settings" />
			) }
		</Section>
	);
}
