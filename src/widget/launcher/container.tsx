import type { ReactElement } from 'react';
import type { WidgetModel } from '../domain/settings/types';
import { readBoolean, readNumber } from '../../shared/raw-values';
import { classNames } from './launcher';

/** The element that holds a widget: what owners' custom CSS finds it by. The loader makes it, React leaves it alone. */
export function Container( {
	widget,
}: {
	readonly widget: WidgetModel;
} ): ReactElement {
	const { id, triggers } = widget;
	const key = id.replace( '_', '' );
	const hideAfter = readNumber( triggers, 'hide_after', 0 );
	return (
		<div
			id={ `chaty-widget-${ id }` }
			className={ classNames(
				`chaty chaty-id-${ id } chaty-widget-${ id } chaty-key-${ key } active`,
				widget.ctaMode !== 'none' && widget.ctaMode,
				readBoolean( triggers, 'auto_hide_widget' ) &&
					hideAfter > 0 &&
					`auto-hide-chaty hide-after-${ hideAfter }`
			) }
			data-key={ key }
			data-id={ id }
			data-identifier={ id }
			data-user={ id }
			data-nonce={ widget.nonce }
			data-animation={ widget.effect }
		/>
	);
}
