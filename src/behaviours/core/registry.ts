import type { Cleanup, Script } from '../../shared/types';

/** What a page behaviour offers to theme scripts, under `window.chaty.behaviours`. */
export interface BehaviourApi {
	/** Starts the behaviour in this element and below; where it runs already nothing happens. */
	attach: ( root?: ParentNode ) => void;
	/** Ends it there, and puts the markup back. */
	destroy: ( root?: ParentNode ) => void;
}

/** A behaviour's name and its start, which makes one element work. */
type Offer = readonly [
	name: string,
	start: ( element: HTMLElement, kit: never ) => Cleanup,
];

/** Where the files of one bundle are. */
interface Place {
	scripts: readonly Script[];
	style?: string;
}

/** What PHP prints of behaviours (`class-behaviours.php`); an empty list is `[]`. */
interface BehaviourData {
	scripts?: Readonly< Record< string, Place > >;
	views?: Readonly< Record< string, Place > >;
	words?: Readonly< Record< string, string > >;
}

interface Page {
	chaty?: {
		behaviours?: Record< string, BehaviourApi >;
		kit?: unknown;
		loadView?: ( name: string ) => Promise< unknown >;
		views?: Record< string, unknown >;
	};
	chaty_behaviours?: BehaviourData;
	chaty_starts?: { push: ( offer: Offer ) => void };
}

const page = () => window as unknown as Page;
const chaty = () => ( page().chaty ??= {} );

/** Gives theme scripts a behaviour by its name. */
export function publishBehaviour( name: string, api: BehaviourApi ): void {
	( chaty().behaviours ??= {} )[ name ] = api;
}

/**
 * Says to styles that a behaviour has been to the page, by a class of the page: what they prepared for
 * it, and it has not taken, is to be seen as it is.
 */
export function markRunning( name: string ): void {
	document.documentElement.classList.add( `chaty-${ name }-runs` );
}

/** Leaves what behaviours share for those that run them. */
export function publishKit( kit: unknown ): void {
	chaty().kit = kit;
}

/** What behaviours share, once its script has run. */
export const findKit = (): unknown => chaty().kit;

/** Says that a behaviour is there: `chaty-site` runs it, whichever of the two scripts comes first. */
export function offerBehaviour( ...offer: Offer ): void {
	( page().chaty_starts ??= [] as Offer[] ).push( offer );
}

/** Hands over the behaviours that are there, and from now on each that comes. */
export function takeBehaviours( take: ( offer: Offer ) => void ): void {
	const waiting = page().chaty_starts as Offer[] | undefined;
	page().chaty_starts = { push: take };
	waiting?.forEach?.( take );
}

/** What the page says of behaviours: where their files are, and their texts. */
export const readBehaviourData = (): BehaviourData | undefined =>
	page().chaty_behaviours;

/** Lets behaviours load their later halves. */
export function publishViewLoader(
	load: ( name: string ) => Promise< unknown >
): void {
	chaty().loadView = load;
}

/** Gives theme scripts what a behaviour has besides `attach` and `destroy`, as `window.chaty.<name>`. */
export function publishApi( name: string, api: object ): void {
	( chaty() as Record< string, unknown > )[ name ] = api;
}

/** Leaves the later half of a behaviour for its first. */
export function publishView( name: string, view: unknown ): void {
	( chaty().views ??= {} )[ name ] = view;
}

/** The later half of a behaviour, once its script has run. */
export const findView = ( name: string ): unknown => chaty().views?.[ name ];

/** Loads the later half of a behaviour, once; undefined when it could not be had, and then the next call tries again. */
export const loadView = async < View >(
	name: string
): Promise< View | undefined > =>
	chaty().loadView?.( name ) as Promise< View | undefined >;
