import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { StatisticsFacts } from '../domain/statistics/facts';

interface Props {
	readonly counting: StatisticsFacts[ 'counting' ];
	/** Whether nothing was counted, ever. */
	readonly isEmpty: boolean;
}

const Info = ( { children }: { readonly children: ReactNode } ) => (
	<Notice status="info" isDismissible={ false }>
		{ children }
	</Notice>
);

/** That counting is off, and the way to where it is switched on, for users who may. */
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

/** Why there are no numbers, or fewer than visitors, and what to do. */
export function CountingNotices( { counting, isEmpty }: Props ) {
	const { isOn, consent, url } = counting;
	if ( ! isOn ) {
		return <OffNotice url={ url } />;
	}
	return (
		<>
			{ isEmpty && (
				<Info>
					{ __(
						'Nothing has been counted yet. Numbers appear as soon as visitors see a widget: open your site in a private window to try it.',
						'chaty'
					) }
				</Info>
			) }
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
