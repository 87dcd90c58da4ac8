import { __ } from '@wordpress/i18n';
import { formatTime, type SiteClock } from '../../domain/moments';
import type { EventState } from './tool-states';

interface Props {
	readonly events: readonly EventState[];
	readonly site: SiteClock;
}

const getNames = (): Readonly< Record< string, string > > => ( {
	chaty_delete_old_contacts: __( 'Delete old messages', 'chaty' ),
	chaty_retry_emails: __( 'Send failed emails again', 'chaty' ),
	chaty_flush_stats: __( 'Write what was counted', 'chaty' ),
	chaty_delete_visitor_data: __( 'Delete hashes of visitors', 'chaty' ),
} );

const MS_PER_SECOND = 1000;

/** When the cron events run next. */
export const EventsTable = ( { events, site }: Props ) => (
	<>
		<h3 id="chaty-settings-events">
			{ __( 'Scheduled events', 'chaty' ) }
		</h3>
		{ events.some( ( { isLate } ) => isLate ) && (
			<p className="chaty-console-note is-error">
				{ __(
					'Events do not run in time. WordPress runs them when somebody visits the site; where that is switched off or rare, let the server call wp-cron.php.',
					'chaty'
				) }
			</p>
		) }
		<table
			className="widefat striped"
			aria-labelledby="chaty-settings-events"
		>
			<thead>
				<tr>
					<th scope="col">{ __( 'Event', 'chaty' ) }</th>
					<th scope="col">{ __( 'Next run', 'chaty' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ events.map( ( { name, next, isLate } ) => (
					<tr key={ name }>
						<th scope="row">{ getNames()[ name ] ?? name }</th>
						<td>
							{ next
								? formatTime(
										new Date( next * MS_PER_SECOND ),
										site
								  )
								: __( 'Not scheduled', 'chaty' ) }
							{ isLate && !! next && (
								<strong> { __( 'Late', 'chaty' ) }</strong>
							) }
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	</>
);
