import type { ReactElement } from 'react';
import type { ChannelModel, PageModel } from '../domain/settings/types';
import type { PanelContext } from './context';

/** What a contact form needs to know, in a panel or in the content of a page. */
export interface FormContext
	extends Pick< PanelContext, 'browser' | 'assets' | 'widget' > {
	readonly page: Pick< PageModel, 'ajaxUrl' >;
	/** Without it, the thanks stay in sight. */
	readonly panel?: PanelContext[ 'panel' ];
	/** Suffix of the ids of a form in content, of which a page may have several. */
	readonly place?: string;
}

export interface FormProps {
	readonly controller: FormContext;
	readonly channel: ChannelModel;
}

/** Draws a contact form without the frame of a panel. The bundle of the panel has it, as `chaty_form`. */
export type DrawForm = ( props: FormProps ) => ReactElement;
