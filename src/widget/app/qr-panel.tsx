import { useState, type ReactElement } from 'react';
import { parseQrPanel } from '../domain/settings/parse-panels';
import { getString } from '../domain/strings';
import type { PanelProps } from '../services/context';
import { Panel } from './panel';
import { Image } from './image';

const NAMES = {
	panel: 'chaty-wechat-form',
	head: 'qr-code-header',
	title: 'qr-code-head-title',
	close: 'qr-code-hide-btn',
};

/** The account's name and a button that copies it. Without a clipboard, a press selects the name instead. */
function AccountName( { controller, channel }: PanelProps ): ReactElement {
	const { browser, assets } = controller;
	const [ isCopied, setIsCopied ] = useState( false );
	return (
		<div className="chaty-qr-account">
			<span className="chaty-qr-id" dir="auto">
				{ channel.value }
			</span>
			<button
				type="button"
				className="chaty-copy-button"
				onClick={ async () =>
					setIsCopied( await browser.copy( channel.value ) )
				}
			>
				{ getString( assets.lang, isCopied ? 'copied' : 'copy' ) }
			</button>
			<span className="chaty-unseen" role="status">
				{ isCopied ? getString( assets.lang, 'copied' ) : '' }
			</span>
		</div>
	);
}

export function QrPanel( props: PanelProps ): ReactElement {
	const { controller, channel } = props;
	const settings = parseQrPanel( channel );
	const { text, imageUrl, alt } = settings;
	const label = getString( controller.assets.lang, 'qr' );
	return (
		<Panel { ...props } { ...settings } names={ NAMES }>
			<div className="qr-code-box qr-code-body">
				{ text ? <p className="qr-code-title">{ text }</p> : null }
				<div className="qr-code-image">
					<Image
						className="chaty-qr-picture"
						src={ imageUrl }
						alt={ alt || `${ label }: ${ channel.value }` }
					/>
				</div>
				<AccountName { ...props } />
			</div>
		</Panel>
	);
}
