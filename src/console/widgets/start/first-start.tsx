import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ConsoleFacts } from '../../domain/facts';
import { PRESETS, type Preset } from '../../domain/presets';
import { PresetCards } from './preset-cards';

interface Props {
	readonly facts: ConsoleFacts;
	readonly isBusy: boolean;
	/** Saves a widget of this preset at once. */
	readonly onPublish: ( preset: Preset, number: string ) => void;
	/** Opens a widget of this preset in the editor. */
	readonly onChoose: ( preset: Preset ) => void;
}

/** The number, and the button that makes it a widget. */
function NumberForm( { isBusy, onPublish }: Props ) {
	const [ number, setNumber ] = useState( '' );
	const [ preset ] = PRESETS;
	return (
		<form
			className="chaty-console-start__card"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( preset && number && ! isBusy ) {
					onPublish( preset, number );
				}
			} }
		>
			<h2>{ __( 'Let visitors write to you on WhatsApp', 'chaty' ) }</h2>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="tel"
				dir="ltr"
				label={ __( 'Your WhatsApp number', 'chaty' ) }
				value={ number }
				onChange={ setNumber }
			/>
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy || ! number }
			>
				{ __( 'Publish', 'chaty' ) }
			</Button>
		</form>
	);
}

/** A site without widgets: one field and one button to the first one, and other ways to begin. */
export const FirstStart = ( props: Props ) => (
	<div className="chaty-console-start">
		<NumberForm { ...props } />
		<h2>{ __( 'Or begin with', 'chaty' ) }</h2>
		<PresetCards
			facts={ props.facts }
			without={ [ 'whatsapp' ] }
			onChoose={ props.onChoose }
		/>
	</div>
);
