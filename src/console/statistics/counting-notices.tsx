import { __, sprintf } from '@wordpress/i18n';
import { StatusNotice } from '../components/status-notice';
import type { StatisticsPreload } from '../domain/statistics/preload';
import type { View } from '../domain/statistics/view';
import { VIEW_LABELS } from './labels';

interface Props {
	readonly preload: StatisticsPreload;
	/** Whether nothing was counted, ever. */
	readonly isEmpty: boolean;
}

const OffNotice = ( { url }: { readonly url: string } ) => (
	<StatusNotice
		status="warning"
		actions={
			url ? [ { label: __( 'Open the settings', 'chaty' ), url } ] : []
		}
	>
		{ url
			? __(
					'Counting is switched off, so visitors are not counted. Switch it on in the settings.',
					'chaty'
			  )
			: __(
					'Counting is switched off, so visitors are not counted. Ask an administrator to switch it on.',
					'chaty'
			  ) }
	</StatusNotice>
);

function EmptyNotice( { preload }: { readonly preload: StatisticsPreload } ) {
	const add = {
		label: __( 'Add a widget', 'chaty' ),
		url: preload.widgetsUrl,
	};
	const hasWidget = preload.widgets.length > 0;
	return (
		<StatusNotice
			status="info"
			actions={ hasWidget || ! add.url ? [] : [ add ] }
		>
			{ hasWidget
				? __(
						'Nothing has been counted yet. Numbers appear as soon as visitors see a widget: open your site in a private window to try it.',
						'chaty'
				  )
				: __(
						'Nothing has been counted yet: this site has no widget.',
						'chaty'
				  ) }
		</StatusNotice>
	);
}

export function InvalidNotice( props: {
	readonly names: readonly ( keyof View )[];
} ) {
	const labels = new Set(
		props.names.map( ( name ) => VIEW_LABELS[ name ] )
	);
	return labels.size === 0 ? null : (
		<StatusNotice status="warning">
			{ sprintf(
				/* translators: %s: Names of filters. */
				__(
					'These filters are not valid and were left out: %s',
					'chaty'
				),
				[ ...labels ].join( ', ' )
			) }
		</StatusNotice>
	);
}

export function CountingNotices( { preload, isEmpty }: Props ) {
	const { isOn, consent, url } = preload.counting;
	if ( ! isOn ) {
		return <OffNotice url={ url } />;
	}
	return (
		<>
			{ isEmpty && <EmptyNotice preload={ preload } /> }
			{ consent && (
				<StatusNotice status="info">
					{ sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active: visitors are counted once they have agreed to statistics. If numbers are missing, check that your consent banner asks for statistics.',
							'chaty'
						),
						consent
					) }
				</StatusNotice>
			) }
		</>
	);
}
