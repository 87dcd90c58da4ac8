import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { StatisticsPreload } from '../domain/statistics/preload';
import type { View } from '../domain/statistics/view';
import { VIEW_LABELS } from './labels';

interface Props {
	readonly preload: StatisticsPreload;
	/** Whether nothing was counted, ever. */
	readonly isEmpty: boolean;
}

const Info = (
	props: Pick< ComponentProps< typeof Notice >, 'actions' | 'children' >
) => <Notice status="info" isDismissible={ false } { ...props } />;

const OffNotice = ( { url }: { readonly url: string } ) => (
	<Notice
		status="warning"
		isDismissible={ false }
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
	</Notice>
);

function EmptyNotice( { preload }: { readonly preload: StatisticsPreload } ) {
	const add = {
		label: __( 'Add a widget', 'chaty' ),
		url: preload.widgetsUrl,
	};
	const hasWidget = preload.widgets.length > 0;
	return (
		<Info actions={ hasWidget || ! add.url ? [] : [ add ] }>
			{ hasWidget
				? __(
						'Nothing has been counted yet. Numbers appear as soon as visitors see a widget: open your site in a private window to try it.',
						'chaty'
				  )
				: __(
						'Nothing has been counted yet: this site has no widget.',
						'chaty'
				  ) }
		</Info>
	);
}

export function InvalidNotice( props: {
	readonly names: readonly ( keyof View )[];
} ) {
	const labels = new Set(
		props.names.map( ( name ) => VIEW_LABELS[ name ] )
	);
	return labels.size === 0 ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: Names of filters. */
				__(
					'These filters are not valid and were left out: %s',
					'chaty'
				),
				[ ...labels ].join( ', ' )
			) }
		</Notice>
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
				<Info>
					{ sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active: visitors are counted once they have agreed to statistics. If numbers are missing, check that your consent banner asks for statistics.',
							'chaty'
						),
						consent
					) }
				</Info>
			) }
		</>
	);
}
