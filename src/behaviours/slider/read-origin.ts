type Origin = Readonly< Record< string, string | undefined > >;

/**
 * What the origins' markup says: a Nivo slider shows pictures, a FlexSlider fades, WPBakery names
 * seconds and effect.
 */
export function readOrigin( list: HTMLElement ): Origin {
	const isNivo = list.matches( '.nivoSlider' );
	const builder = list.closest< HTMLElement >( '.wpb_gallery_slides' );
	if ( builder ) {
		const { interval, flex_fx: effect } = builder.dataset;
		return {
			Preset: 'builder',
			Effect: isNivo ? 'boxes' : effect,
			PauseTime: interval && `${ Number( interval ) * 1000 }`,
		};
	}
	return isNivo
		? { Preset: 'image' }
		: { Effect: list.matches( '.flexslider *' ) ? 'fade' : undefined };
}
