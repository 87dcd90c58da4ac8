import { makeElement } from '@chaty/runtime';
import { isRtl } from '../core/direction';
import type { PageLink } from './picture-link';
import type { Slide } from './slide';
import type { Spot } from './zoom';

interface RowOptions {
	readonly links: readonly PageLink[];
	readonly isEndless: boolean;
	readonly makeSlide: ( link: PageLink ) => Slide;
	/** Called with the link and the number of each slide that comes to show. */
	readonly onShown: ( link: PageLink, index: number ) => void;
}

/** The slides that are drawn, by their place in the row. */
function createSlides( row: Element, { makeSlide }: RowOptions ) {
	const slides = new Map< number, Slide >();
	return {
		get: ( at: number ) => slides.get( at ),
		/** Removes those that are further away. */
		drop: ( from: number, distance: number ) =>
			slides.forEach( ( slide, at ) => {
				if ( Math.abs( at - from ) > distance ) {
					slide.setCurrent( false );
					slide.frame.remove();
					slides.delete( at );
				}
			} ),
		add( at: number, link: PageLink | undefined ): void {
			if ( link && ! slides.has( at ) ) {
				const slide = makeSlide( link );
				slide.setCurrent( false );
				slide.frame.style.insetInlineStart = `${ 100 * at }%`;
				slides.set( at, slide );
				row.append( slide.frame );
			}
		},
	};
}

const isMoving = ( element: Element ) => !! element.getAnimations?.().length;

/** Slides side by side: the one that shows and its two neighbors are drawn, however many there are. */
export function createRow( options: RowOptions ) {
	const { links, isEndless, onShown } = options;
	const { length } = links;
	const element = makeElement( 'div', { class: 'chaty-lightbox-row' } );
	const slides = createSlides( element, options );
	/** Counts on around the ends. */
	let position = 0;
	const getIndex = ( at: number ) =>
		isEndless ? ( ( at % length ) + length ) % length : at;
	/** Lets the row follow a finger; without a movement, puts it in place. */
	const drag = ( moved?: Spot ) => {
		const { x = 0, y = 0 } = moved ?? {};
		const at = position * ( isRtl( element ) ? 100 : -100 );
		element.classList.toggle( 'is-dragged', !! moved );
		element.style.transform = `translate(calc(${ at }% + ${ x }px), ${ y }px)`;
	};
	const go = ( at: number, isPressed?: boolean ) => {
		slides.get( position )?.setCurrent( false );
		position = at;
		[ at, at + 1, at - 1 ].forEach( ( one ) =>
			slides.add( one, links[ getIndex( one ) ] )
		);
		drag();
		slides.get( at )?.setCurrent( true, isPressed );
		slides.drop( at, isMoving( element ) ? 2 : 1 );
		onShown( links[ getIndex( at ) ] as PageLink, getIndex( at ) );
	};
	element.ontransitionend = ( { target } ) =>
		target === element && slides.drop( position, 1 );
	return {
		element,
		current: () => slides.get( position ),
		canStep: ( by: number ) =>
			length > 1 && !! links[ getIndex( position + by ) ],
		isMoving: () => isMoving( element ),
		step: ( by: number ) => go( position + by ),
		/** Shows the slide of this number at once. */
		show( index: number, isPressed: boolean ): void {
			slides.drop( 0, -1 );
			go( index, isPressed );
			element.getAnimations?.().forEach( ( one ) => one.finish() );
		},
		drag,
		cleanup: () => slides.drop( 0, -1 ),
	};
}

export type Row = ReturnType< typeof createRow >;
