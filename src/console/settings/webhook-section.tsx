import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SettingsPreload } from '../domain/site-settings';
import { SelectSetting, TextSetting } from './fields';
import { Section } from './section';
import { FormContext, type SectionProps } from './use-form';

const getFormats = () => [
	{ value: 'json', label: 'JSON' },
	{ value: 'slack', label: 'Slack' },
];

/** The results of the last calls, as of when the page was loaded. */
const Calls = ( { calls }: SettingsPreload[ 'webhook' ] ) => (
	<table className="widefat striped chaty-settings-calls">
		<caption>{ __( 'Last calls', 'chaty' ) }</caption>
		<thead>
			<tr>
				<th scope="col">{ __( 'Time', 'chaty' ) }</th>
				<th scope="col">{ __( 'Message', 'chaty' ) }</th>
				<th scope="col">{ __( 'Result', 'chaty' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ calls.map( ( { time, message, url, result }, index ) => (
				<tr key={ index }>
					<td>{ time }</td>
					<td>
						<a href={ url }>{ message }</a>
					</td>
					<td>{ result }</td>
				</tr>
			) ) }
		</tbody>
	</table>
);

export function WebhookSection( { preload }: SectionProps ) {
	const format = useContext( FormContext ).get( 'webhook.format' );
	return (
		<Section id="webhook">
			<TextSetting
				path="webhook.url"
				help={ __(
					'Each new message is sent to this address, which begins with https://. What fails is tried again for a day and a half. Empty: nothing is sent.',
					'chaty'
				) }
			/>
			<SelectSetting path="webhook.format" options={ getFormats() } />
			{ format !== 'slack' && (
				<TextSetting
					path="webhook.secret"
					help={ __(
						'Signs each call, so that the receiver knows that it comes from this site. Of a stored secret, only the end is shown here.',
						'chaty'
					) }
				/>
			) }
			{ preload.webhook.calls.length > 0 && (
				<Calls calls={ preload.webhook.calls } />
			) }
		</Section>
	);
}
