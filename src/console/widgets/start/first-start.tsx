import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { asRecord } from '../../../shared/raw-values';
import { parseChannel } from '../../../widget/domain/settings/parse-channel';
import { focusField } from '../../browser/focus';
import { EditorProvider } from '../../components/editor-context';
import { SchemaField } from '../../components/schema-field';
import { TextButton } from '../../components/text-button';
import { checkTarget } from '../../domain/check-target';
import type { WidgetDocument } from '../../domain/document';
import { getAt, pathText, setAt } from '../../domain/draft';
import type { WidgetsPreload } from '../../domain/preload';
import { nextWidgetId } from '../../domain/widget-list';
import { createWidget, PRESETS, type Preset } from '../../domain/presets';
import { EditOrPreview } from '../frame/edit-or-preview';
import { PreviewFrame } from '../preview/preview-frame';
import { PresetCards } from './preset-cards';

interface Props {
	readonly preload: WidgetsPreload;
	readonly isBusy: boolean;
	readonly onPublish: ( widget: WidgetDocument ) => void;
	readonly onChoose: ( preset: Preset ) => void;
	readonly menu: ReactNode;
}

interface FormProps extends Omit< Props, 'onChoose' | 'menu' > {
	readonly widget: WidgetDocument;
	readonly onChange: ( widget: WidgetDocument ) => void;
}

const NUMBER = [ 'channels', 0, 'value' ] as const;

/** Number with which the page shows the launcher before the owner has typed one. */
const SAMPLE = '+49 461 12345';

const NO_ISSUES = new Map();

const [ WHATSAPP, ...OTHERS ] = PRESETS;

function isUsable( widget: WidgetDocument ): boolean {
	const channel = parseChannel(
		asRecord( getAt( widget, [ 'channels', 0 ] ) )
	);
	const issue = channel && checkTarget( channel );
	return !! channel?.value && issue?.level !== 'error';
}

/** The field for a number, checked while typing by the editor's rules, and the button that makes a widget of it. */
function NumberForm( props: FormProps ) {
	const { preload, widget, isBusy, onChange, onPublish } = props;
	const isReady = isUsable( widget ) && ! isBusy;
	useEffect( () => {
		focusField( pathText( NUMBER ) );
	}, [] );
	return (
		<form
			className="chaty-console-start__card"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isReady ) {
					onPublish( widget );
				}
			} }
		>
			<h2>{ __( 'Let visitors write to you on WhatsApp', 'chaty' ) }</h2>
			<EditorProvider
				value={ {
					widget,
					preload,
					issues: NO_ISSUES,
					onChange: ( path, value ) =>
						onChange( setAt( widget, path, value ) ),
				} }
			>
				<SchemaField
					path={ NUMBER }
					label={ __( 'Your WhatsApp number', 'chaty' ) }
				/>
			</EditorProvider>
			<TextButton
				type="submit"
				variant="primary"
				isBusy={ isBusy }
				isOff={ ! isReady }
			>
				{ __( 'Publish', 'chaty' ) }
			</TextButton>
		</form>
	);
}

const Others = ( { preload, menu, onChoose }: Props ) => (
	<>
		<div className="chaty-console-start__more">
			<h2>{ __( 'Or start with', 'chaty' ) }</h2>
			{ menu }
		</div>
		{ preload.takeover && (
			<p>
				<a href={ preload.takeover }>
					{ __( 'Take over from Chaty', 'chaty' ) }
				</a>
			</p>
		) }
		<PresetCards
			preload={ preload }
			presets={ OTHERS }
			onChoose={ onChoose }
		/>
	</>
);

/** The start on a site without widgets: one field and one button, the page with the widget, and other ways to begin. */
export function FirstStart( props: Props ) {
	const { preload } = props;
	const [ widget, setWidget ] = useState( () =>
		createWidget( nextWidgetId( [], preload.counted ), WHATSAPP, preload )
	);
	const shown = isUsable( widget ) ? widget : setAt( widget, NUMBER, SAMPLE );
	return (
		<div className="chaty-console-start">
			<EditOrPreview
				editor={
					<div>
						<NumberForm
							{ ...props }
							widget={ widget }
							onChange={ setWidget }
						/>
						<Others { ...props } />
					</div>
				}
				preview={
					<PreviewFrame
						widget={ shown }
						widgets={ [ shown ] }
						preload={ preload }
						isPublished={ false }
						onWhy={ focusField }
					/>
				}
			/>
		</div>
	);
}
