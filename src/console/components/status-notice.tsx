import { Notice } from '@wordpress/components';
import type { ComponentProps } from 'react';

/** A notice that stays as long as there is something in it. */
export const StatusNotice = ( props: ComponentProps< typeof Notice > ) =>
	props.children ? <Notice isDismissible={ false } { ...props } /> : null;
