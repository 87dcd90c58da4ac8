import { useId, type ReactElement, type ReactNode } from 'react';
import { say } from '../domain/words';
import type { ChannelModel } from '../domain/settings/model';
import type { WidgetView } from './view';
import { Cross } from './close-button';

/** The frame of every panel: its name, its way out, and room inside that scrolls. */
export function Panel( {
	view,
	channel,
	title,
	children,
}: {
	readonly view: WidgetView;
	readonly channel: ChannelModel;
	readonly title: string;
	readonly children: ReactNode;
} ): ReactElement {
	const { widget, assets, panel } = view;
	const titleId = useId();
	return (
		<div
			className={ `chaty-outer-forms chaty-form-${ widget.id } pos-${ widget.place.side } active` }
			id={ `chaty-form-${ widget.id }-${ channel.type }` }
			role="dialog"
			aria-labelledby={ titleId }
			data-channel={ channel.slug }
			data-widget={ widget.id }
		>
			<div className="chaty-panel-head">
				<p className="form-title" id={ titleId }>
					{ title }
				</p>
				<button
					type="button"
					className="chaty-close-button"
					aria-label={ say( assets.lang, 'close' ) }
					onClick={ () => panel.send( { type: 'close-panel' } ) }
				>
					<Cross />
				</button>
			</div>
			{ children }
		</div>
	);
}
