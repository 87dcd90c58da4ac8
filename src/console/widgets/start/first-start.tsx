import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { asRecord } from '../../../shared/raw-values';
import { parseChannel } from '../../../widget/domain/settings/parse-channel';
import { EditorProvider } from '../../components/editor-context';
import { SchemaField } from '../../components/schema-field';
import { checkTarget } from '../../domain/check-target';
import type { WidgetDocument } from '../../domain/document';
import { getAt, setAt } from '../../domain/draft';
import type { ConsoleFacts } from '../../domain/facts';
import { createWidget, PRESETS, type Preset } from '../../domain/presets';
import { PresetCards } from './preset-cards';

interface Props {
	readonly facts: ConsoleFacts;
	readonly isBusy: boolean;
	/** Saves a widget at once. */
	readonly onPublish: ( widget: WidgetDocument ) => void;
	/** Opens a widget of this preset in the editor. */
	readonly onChoose: ( preset: Preset ) => void;
}

interface FormProps extends Omit< Props, 'onChoose' > {
	readonly first: WidgetDocument;
}

/** The one value that the first widget needs. */
const NUMBER = [ 'channels', 0, 'value' ] as const;

const NO_ISSUES = new Map();

/** Whether visitors get somewhere. */
function isUsable( widget: WidgetDocument ): boolean {
	const channel = parseChannel(
		asRecord( getAt( widget, [ 'channels', 0 ] ) )
	);
	const issue = channel && checkTarget( channel );
	return !! channel?.value && issue?.level !== 'error';
}

/** The number, checked as it is typed by the rules of the editor, and the button that makes it a widget. */
function NumberForm( { facts, isBusy, onPublish, first }: FormProps ) {
	const [ widget, setWidget ] = useState( first );
	const isReady = isUsable( widget ) && ! isBusy;
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
					facts,
					issues: NO_ISSUES,
					onChange: ( path, value ) =>
						setWidget( ( before ) => setAt( before, path, value ) ),
				} }
			>
				<SchemaField
					path={ NUMBER }
					label={ __( 'Your WhatsApp number', 'chaty' ) }
				/>
			</EditorProvider>
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ ! isReady }
			>
				{ __( 'Publish', 'chaty' ) }
			</Button>
		</form>
	);
}

/** A site without widgets: one field and one button to the first one, and other ways to begin. */
export function FirstStart( { onChoose, ...props }: Props ) {
	const [ whatsapp, ...others ] = PRESETS;
	return (
		<div className="chaty-console-start">
			{ whatsapp && (
				<NumberForm
					{ ...props }
					first={ createWidget( 0, whatsapp, props.facts ) }
				/>
			) }
			<h2>{ __( 'Or begin with', 'chaty' ) }</h2>
			<PresetCards
				facts={ props.facts }
				presets={ others }
				onChoose={ onChoose }
			/>
		</div>
	);
}
