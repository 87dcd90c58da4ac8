import type { ReactElement } from 'react';
import type { WidgetModel } from '../domain/settings/model';
import { classes } from './launcher';

/** The element that holds a widget: what owners' custom CSS finds it by. The loader makes it, React leaves it alone. */
export function Container( {
	widget,
}: {
	readonly widget: WidgetModel;
} ): ReactElement {
	const { id } = widget;
	return (
		<div
			id={ `chaty-widget-${ id }` }
			className={ classes(
				`chaty chaty-id-${ id } chaty-widget-${ id } active`,
				widget.ctaView !== 'none' && widget.ctaView
			) }
			data-id={ id }
			data-identifier={ id }
			data-nonce={ widget.nonce }
		/>
	);
}
