import { rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { FieldElement } from '../core/field-message';
import { createRuleFetcher } from './fetch-rules';
import { createMarks } from './marks';
import type { Registry } from './registry';
import { createRemote } from './remote';
import { createSummary } from './summary';

const readClasses = ( { classList }: Element ) => [ ...classList ].join();

/** Remembers the attribute `class` of fields: adding and removing a class can leave an empty attribute. */
function createClassSnapshot() {
	const snapshots = new Map<
		FieldElement,
		{ readonly classes: string; readonly restore: Cleanup }
	>();

	return {
		take( field: FieldElement ): void {
			if ( ! snapshots.has( field ) ) {
				snapshots.set( field, {
					classes: readClasses( field ),
					restore: rememberAttributes( field, 'class' ),
				} );
			}
		},

		/** Clears each field, and restores its attribute unless the page has changed its classes. */
		restore( clear: ( field: FieldElement ) => void ): void {
			snapshots.forEach( ( { classes, restore }, field ) => {
				clear( field );
				if ( readClasses( field ) === classes ) {
					restore();
				}
			} );
			snapshots.clear();
		},
	};
}

/**
 * Shows the errors of a form, and sends its requests to servers; `onAnswer` reports each response and loaded
 * rules.
 */
export function createDisplay(
	form: HTMLFormElement,
	registry: Registry,
	onAnswer: () => void
) {
	const mark = createMarks();
	const classes = createClassSnapshot();
	const renderSummary = createSummary( form );
	const remote = createRemote( onAnswer );
	const fetcher = createRuleFetcher( registry, onAnswer );

	return {
		remote,
		mark,
		renderSummary,
		/** Whether a response or a rule is pending. */
		isWaiting: () => remote.waiting.size > 0 || fetcher.isLoading(),
		/** Marks a field with a pending response or rule, and returns whether it has one. */
		markPending( field: FieldElement ): boolean {
			classes.take( field );
			return field.classList.toggle(
				'pending',
				fetcher.request( field ) || remote.waiting.has( field )
			);
		},
		clear(): void {
			renderSummary( [] );
			mark( [], false );
			classes.restore( ( field ) => {
				remote.forget( field );
				field.classList.remove( 'pending' );
			} );
		},
	};
}

export type Display = ReturnType< typeof createDisplay >;
