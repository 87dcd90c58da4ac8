import { useState, type ReactElement } from 'react';
import { readColor } from '../domain/color';
import { readImageUrl, readText } from '../../shared/raw-values';
import { getString } from '../domain/strings';
import { Panel, type PanelProps } from './panel';
import { Image } from './image';

const NAMES = {
	panel: 'chaty-wechat-form',
	head: 'qr-code-header',
	title: 'qr-code-head-title',
	close: 'qr-code-hide-btn',
};

/** The account's name, to be taken along. Where a page has no clipboard, a press marks the name instead. */
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

/** A QR code to scan, and the account that it stands for (spec section 2, "WeChat-style channel"). */
export function QrPanel( props: PanelProps ): ReactElement {
	const { controller, channel } = props;
	const { raw, label, value } = channel;
	const words = readText( raw, 'wechat_qr_code_title' );
	const alt = `${ getString( controller.assets.lang, 'qr' ) }: ${ value }`;
	return (
		<Panel
			controller={ controller }
			channel={ channel }
			title={ readText( raw, 'wechat_header', label ) }
			color={ readColor(
				readText( raw, 'wechat_header_color' ),
				channel.color
			) }
			names={ NAMES }
		>
			<div className="qr-code-box qr-code-body">
				{ words ? <p className="qr-code-title">{ words }</p> : null }
				<div className="qr-code-image">
					<Image
						className="chaty-qr-picture"
						src={ readImageUrl( raw, 'qr_code_image_url' ) }
						alt={ readText( raw, 'title', alt ) }
					/>
				</div>
				<AccountName { ...props } />
			</div>
		</Panel>
	);
}
