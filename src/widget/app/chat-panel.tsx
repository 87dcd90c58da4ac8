import type { FormEvent, KeyboardEvent, ReactElement } from 'react';
import { readColor } from '../domain/color';
import { getChatText } from '../domain/chat-link';
import { readImageUrl, readText } from '../../shared/raw-values';
import { getString } from '../domain/strings';
import { sendChat } from '../services/chat';
import { dismiss } from './dismiss';
import { FormattedText } from './formatted-text';
import { Panel, type PanelProps } from './panel';
import { Image } from './image';
import { useDraft } from './use-draft';

const NAMES = {
	panel: 'chaty-popup-whatsapp-form chaty-whatsapp-btn-form chaty-whatsapp-form',
	head: 'chaty-whatsapp-header',
	title: 'header-wp-title',
	close: 'whatsapp-form-close-btn',
};

/** What the owner says first. */
function Welcome( { controller, channel }: PanelProps ): ReactElement {
	const { raw } = channel;
	const nickname = readText( raw, 'wp_popup_nickname' );
	const nodes = controller.browser.readRichText(
		readText( raw, 'chat_welcome_message' )
	);
	return (
		<div className="chaty-whatsapp-body">
			<div className="chaty-whatsapp-content has-content">
				<Image
					className="wp-profile-img"
					src={ readImageUrl( raw, 'wp_popup_profile' ) }
				/>
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

/** Enter sends, as in the apps; with Shift, or while a word is being composed, it does not. */
function handleKey( event: KeyboardEvent< HTMLTextAreaElement > ): void {
	const { key, shiftKey, nativeEvent, currentTarget } = event;
	if ( key === 'Enter' && ! shiftKey && ! nativeEvent.isComposing ) {
		event.preventDefault();
		currentTarget.form?.requestSubmit();
	}
}

/** The button that goes on in the app. */
function SendButton( { label }: { readonly label: string } ): ReactElement {
	return (
		<button
			type="submit"
			className="chaty-whatsapp-button-button"
			aria-label={ label }
		>
			<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
				<path d="M3.4 20.4 21.6 12 3.4 3.6 3.3 10l12.6 2-12.6 2Z" />
			</svg>
		</button>
	);
}

/** Where the visitor writes. */
function Reply( {
	controller,
	channel,
	isUserInitiated,
}: PanelProps ): ReactElement {
	const { browser, assets, widget } = controller;
	const [ values, keep ] = useDraft( controller, channel );
	const text =
		values[ 'text' ] ?? getChatText( channel, browser.readFacts() );
	const label = getString( assets.lang, 'message' );

	function submit( event: FormEvent ) {
		event.preventDefault();
		keep( {} );
		sendChat( controller, channel, text.trim(), isUserInitiated );
		dismiss( controller, false );
	}

	return (
		<form
			className={ `chaty-whatsapp-footer whatsapp-chaty-form whatsapp-chaty-form-${ widget.id }` }
			onSubmit={ submit }
		>
			<textarea
				className="chaty-whatsapp-input"
				name="text"
				rows={ 1 }
				enterKeyHint="send"
				aria-label={ label }
				placeholder={ readText(
					channel.raw,
					'input_placeholder',
					label
				) }
				value={ text }
				onChange={ ( { target } ) => keep( { text: target.value } ) }
				onKeyDown={ handleKey }
			/>
			<SendButton label={ getString( assets.lang, 'send' ) } />
		</form>
	);
}

/** A chat that begins on the page (spec section 2): the owner's first words, and the visitor's answer. */
export function ChatPanel( props: PanelProps ): ReactElement {
	const { controller, channel } = props;
	const { raw } = channel;
	return (
		<Panel
			controller={ controller }
			channel={ channel }
			title={ readText( raw, 'wp_popup_headline', channel.label ) }
			color={ readColor(
				readText( raw, 'wp_popup_head_bg_color' ),
				channel.color
			) }
			names={ NAMES }
		>
			<Welcome { ...props } />
			<Reply { ...props } />
		</Panel>
	);
}
