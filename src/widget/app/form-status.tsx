import type { ReactElement } from 'react';
import { getString } from '../domain/strings';
import type { FormParts } from './use-contact-form';

/** The link repeats the redirect: browsers may block a new tab that no press has opened. */
function Success( {
	controller: { assets },
	form: { message, redirect },
}: FormParts ): ReactElement {
	return (
		<>
			<p className="chaty-ajax-success-message">{ message }</p>
			{ redirect ? (
				<p>
					<a
						className="chaty-continue"
						href={ redirect.href }
						target={ redirect.isNewTab ? '_blank' : undefined }
						rel={
							redirect.isNewTab
								? 'noopener noreferrer'
								: undefined
						}
					>
						{ getString( assets.lang, 'continue' ) }
					</a>
				</p>
			) : null }
		</>
	);
}

/** Messages of the form as a whole. Both live regions exist before their text, so that it is read out. */
export function FormStatus( { controller, form }: FormParts ): ReactElement {
	const { status, message } = form;
	return (
		<>
			<div className="chaty-said" role="status" tabIndex={ -1 }>
				{ status === 'sent' ? (
					<Success controller={ controller } form={ form } />
				) : null }
			</div>
			<div className="chaty-said" role="alert">
				{ status === 'ready' && message ? (
					<p className="chaty-ajax-error-message chaty-error-msg">
						{ message }
					</p>
				) : null }
			</div>
		</>
	);
}
