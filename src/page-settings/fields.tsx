import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** As `Page_Settings::NUMBER`. */
const NUMBER = /^\+?[ ().\/-]*([0-9][ ().\/-]*){4,20}$/;

interface FieldProps {
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

export const NumberField = ( { value, onChange }: FieldProps ) => (
	<TextControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		type="tel"
		label={ __( 'Another number', 'chaty' ) }
		help={
			value && ! NUMBER.test( value )
				? __(
						'This is no telephone number. The page keeps that of the widget.',
						'chaty'
				  )
				: __(
						'For WhatsApp, Phone, SMS and Viber on this page.',
						'chaty'
				  )
		}
		maxLength={ 40 }
		value={ value }
		onChange={ onChange }
	/>
);

export const GreetingField = ( { value, onChange }: FieldProps ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		label={ __( 'Another greeting', 'chaty' ) }
		help={ __(
			'The call to action on this page, and the first message of chats. {title} becomes the title of the page.',
			'chaty'
		) }
		rows={ 2 }
		maxLength={ 1000 }
		value={ value }
		onChange={ onChange }
	/>
);
