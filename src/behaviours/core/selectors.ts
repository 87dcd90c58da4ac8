/** Frames that the behaviour `video` loads on a click: they have `data-src` too. */
const VIDEO_FRAMES =
	'[data-chaty~="video"], :is( [data-chaty~="video"], .fitvids ) iframe:is( [data-src*="player.vimeo."], [data-src*="youtube"], [data-src*="kickstarter."] )';

/**
 * The elements that each behaviour starts on, our own markup and legacy theme markup. The script
 * `chaty-behaviours` searches the page for them.
 */
export const BEHAVIOUR_MARKUP = {
	accordion:
		'[data-chaty~="accordion"], ul:has( > .accordion-item, > .accordion-item-toggle )',
	tabs: '[data-chaty~="tabs"], ul.tabs-nav:not( [data-chaty~="tabs"] > * )',
	portfolio: '[data-chaty~="portfolio"], #filterable',
	navigation:
		'[data-chaty~="navigation"], .chaty-navigation:not(.chaty-navigation *), #main-navigation',
	'mobile-menu':
		'[data-chaty~="mobile-menu"], .chaty-mobile-menu:not(.chaty-mobile-menu *, dialog *), .mob-menu-header-holder',
	'bar-graph': '[data-chaty~="bar-graph"], ul.bar_graph, .vc_progress_bar',
	'hover-box': '[data-chaty~="hover-box"], .vc-hoverbox-wrapper',
	'lazy-media': `:is( [data-chaty~="lazy-media"], :is( .lazy[data-src], img[data-src]:not( [src] ) ):not( [data-name] ) ):not( ${ VIDEO_FRAMES } )`,
	'smooth-anchors': '[data-chaty~="smooth-anchors"], .chaty-smooth-anchors',
	carousel: '[data-chaty~="carousel"], #projects-carousel',
	slider: '[data-chaty~="slider"], :is( .flexslider, .nivoSlider ):not( [data-chaty~="slider"] * )',
	lightbox:
		'[data-chaty~="lightbox"], [data-chaty-album], [data-lightbox], [rel*="lightbox"], [rel*="prettyPhoto"], [data-rel*="prettyPhoto"], .wp-block-gallery, .gallery',
	video: '[data-chaty~="video"], :is( [data-chaty~="video"], .fitvids ) :is( iframe, object, embed ), [data-vc-video-bg], video.wp-block-cover__video-background',
	map: '[data-chaty~="map"]',
	'contact-form': '[data-chaty~="contact-form"], form#contact-form',
	validation: '[data-chaty~="validation"], [data-chaty~="validate"]',
} as const;

/** Without `element-picker`, which has no markup: PHP enqueues it for those who may use it. */
export type BehaviourName = keyof typeof BEHAVIOUR_MARKUP;
