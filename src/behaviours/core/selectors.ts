/** Frames that the behaviour `video` loads on a click: they have `data-src` too. */
const VIDEO_FRAMES =
	'[data-chaty~="video"], :is( [data-chaty~="video"], .fitvids ) iframe:is( [data-src*="player.vimeo."], [data-src*="youtube"], [data-src*="kickstarter."] )';

/*
 * The elements that each behaviour starts on, our own markup and legacy theme markup. Each script brings its own; the
 * table is for pages on which `chaty-behaviours` loads what it finds.
 */
export const ACCORDION =
	'[data-chaty~="accordion"], ul:has( > .accordion-item, > .accordion-item-toggle )';
export const TABS =
	'[data-chaty~="tabs"], ul.tabs-nav:not( [data-chaty~="tabs"] > * )';
export const PORTFOLIO = '[data-chaty~="portfolio"], #filterable';
export const NAVIGATION =
	'[data-chaty~="navigation"], .chaty-navigation:not(.chaty-navigation *), #main-navigation';
export const MOBILE_MENU =
	'[data-chaty~="mobile-menu"], .chaty-mobile-menu:not(.chaty-mobile-menu *, dialog *), .mob-menu-header-holder';
export const BAR_GRAPH =
	'[data-chaty~="bar-graph"], ul.bar_graph, .vc_progress_bar';
export const HOVER_BOX = '[data-chaty~="hover-box"], .vc-hoverbox-wrapper';
export const LAZY_MEDIA = `:is( [data-chaty~="lazy-media"], :is( .lazy[data-src], img[data-src]:not( [src] ) ):not( [data-name] ) ):not( ${ VIDEO_FRAMES } )`;
export const SMOOTH_ANCHORS =
	'[data-chaty~="smooth-anchors"], .chaty-smooth-anchors';
export const CAROUSEL = '[data-chaty~="carousel"], #projects-carousel';
export const SLIDER =
	'[data-chaty~="slider"], :is( .flexslider, .nivoSlider ):not( [data-chaty~="slider"] * )';
export const LIGHTBOX =
	'[data-chaty~="lightbox"], [data-chaty-album], [data-lightbox], [rel*="lightbox"], [rel*="prettyPhoto"], [data-rel*="prettyPhoto"], .wp-block-gallery, .gallery';
export const VIDEO =
	'[data-chaty~="video"], :is( [data-chaty~="video"], .fitvids ) :is( iframe, object, embed ), [data-vc-video-bg], video.wp-block-cover__video-background';
export const MAP = '[data-chaty~="map"]';
export const CONTACT_FORM = '[data-chaty~="contact-form"], form#contact-form';
export const VALIDATION =
	'[data-chaty~="validation"], [data-chaty~="validate"]';

export const BEHAVIOUR_MARKUP = {
	accordion: ACCORDION,
	tabs: TABS,
	portfolio: PORTFOLIO,
	navigation: NAVIGATION,
	'mobile-menu': MOBILE_MENU,
	'bar-graph': BAR_GRAPH,
	'hover-box': HOVER_BOX,
	'lazy-media': LAZY_MEDIA,
	'smooth-anchors': SMOOTH_ANCHORS,
	carousel: CAROUSEL,
	slider: SLIDER,
	lightbox: LIGHTBOX,
	video: VIDEO,
	map: MAP,
	'contact-form': CONTACT_FORM,
	validation: VALIDATION,
} as const;

/** Without `element-picker`, which has no markup: PHP enqueues it for those who may use it. */
export type BehaviourName = keyof typeof BEHAVIOUR_MARKUP;
