import {
	useState,
	type FormEvent,
	type KeyboardEvent,
	type ReactElement,
} from 'react';
import { readRichText } from '../../shared/rich-text';
import { fillTemplate } from '../domain/message-template';
import {
	parseChatPanel,
	type ChatPanelSettings,
} from '../domain/settings/parse-panels';
import { getString } from '../domain/strings';
import { findBundle } from '../services/bundle-loader';
import {
	readDraft,
	writeDraft,
	type FieldValues,
} from '../services/contact-form-api';
import type { PanelProps } from '../services/context';
import { PathIcon } from './close-button';
import { Consent } from './consent';
import { FormattedText } from './formatted-text';
import { Panel } from './panel';
import { Image } from './image';

const NAMES = {
	panel: 'chaty-popup-whatsapp-form chaty-whatsapp-btn-form chaty-whatsapp-form',
	head: 'chaty-whatsapp-header',
	title: 'header-wp-title',
	close: 'whatsapp-form-close-btn',
};

const SEND_PATH = 'M3.4 20.4 21.6 12 3.4 3.6 3.3 10l12.6 2-12.6 2Z';

type ChatProps = PanelProps & { readonly settings: ChatPanelSettings };

function Welcome( { settings }: Pick< ChatProps, 'settings' > ): ReactElement {
	const { nickname, imageUrl, welcome } = settings;
	const nodes = readRichText( welcome );
	return (
		<div className="chaty-whatsapp-body">
			<div className="chaty-whatsapp-content has-content">
				<Image className="wp-profile-img" src={ imageUrl } />
				{ nodes.length || nickname ? (
					<div className="chaty-whatsapp-message">
						{ nickname ? (
							<div className="chaty-whatsapp-message-nickname">
								{ nickname }
							</div>
						) : null }
						<div className="chaty-whatsapp-message-content">
							<FormattedText nodes={ nodes } />
						</div>
					</div>
				) : null }
			</div>
		</div>
	);
}

/** Enter sends, as in the apps; not with Shift, nor during IME composition. */
function handleKey( event: KeyboardEvent< HTMLTextAreaElement > ): void {
	const { key, shiftKey, nativeEvent, currentTarget } = event;
	if ( key === 'Enter' && ! shiftKey && ! nativeEvent.isComposing ) {
		event.preventDefault();
		currentTarget.form?.requestSubmit();
	}
}

function SendButton( { label }: { readonly label: string } ): ReactElement {
	return (
		<button
			type="submit"
			className="chaty-whatsapp-button-button"
			aria-label={ label }
		>
			<PathIcon path={ SEND_PATH } />
		</button>
	);
}

/** The consent box of the owner, and a check that keeps a chat from being sent without a required consent. */
function useConsent( { controller, settings: { consent } }: ChatProps ) {
	const [ isChecked, setIsChecked ] = useState( false );
	const [ isMissing, setIsMissing ] = useState( false );
	const error = getString( controller.assets.lang, 'required' );
	return {
		check( form: Element ) {
			const isGiven = isChecked || ! consent.text || ! consent.isRequired;
			setIsMissing( ! isGiven );
			if ( ! isGiven ) {
				form.querySelector( 'input' )?.focus();
			}
			return isGiven;
		},
		box: consent.text ? (
			<Consent
				{ ...consent }
				isChecked={ isChecked }
				error={ isMissing && ! isChecked ? error : undefined }
				onChange={ setIsChecked }
			/>
		) : null,
	};
}

/** Keeps what is typed until it is sent, also when the panel closes or the page reloads. */
function useDraft( { controller: { browser, widget }, channel }: ChatProps ) {
	const form = { widget, channel };
	const [ values, setValues ] = useState( () => readDraft( browser, form ) );
	const change = ( next: FieldValues ) => {
		setValues( next );
		writeDraft( browser, { ...form, values: next } );
	};
	return [ values, change ] as const;
}

function Reply( props: ChatProps ): ReactElement {
	const { controller, channel, onSend, settings } = props;
	const { check, box } = useConsent( props );
	const { browser, assets, widget } = controller;
	const [ values, setValues ] = useDraft( props );
	const message = fillTemplate( channel.message, browser.readFacts() );
	const text =
		values[ 'text' ] ??
		findBundle( browser, 'variables' )?.( message ) ??
		message;
	const label = getString( assets.lang, 'message' );

	function submit( event: FormEvent< HTMLFormElement > ) {
		event.preventDefault();
		if ( check( event.currentTarget ) ) {
			setValues( {} );
			onSend( text.trim() );
		}
	}

	return (
		<form
			className={ `chaty-whatsapp-footer whatsapp-chaty-form whatsapp-chaty-form-${ widget.id }` }
			onSubmit={ submit }
		>
			{ box }
			<textarea
				className="chaty-whatsapp-input"
				name="text"
				rows={ 1 }
				enterKeyHint="send"
				aria-label={ label }
				placeholder={ settings.placeholder || label }
				value={ text }
				onChange={ ( { target } ) =>
					setValues( { text: target.value } )
				}
				onKeyDown={ handleKey }
			/>
			<SendButton label={ getString( assets.lang, 'send' ) } />
		</form>
	);
}

/** A chat that starts on the page and continues in its app. */
export function ChatPanel( props: PanelProps ): ReactElement {
	const settings = parseChatPanel( props.channel );
	return (
		<Panel { ...props } { ...settings } names={ NAMES }>
			<Welcome settings={ settings } />
			<Reply { ...props } settings={ settings } />
		</Panel>
	);
}
