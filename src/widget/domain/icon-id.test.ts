import { getIconId } from './icon-id';

test.each( [
	[ 'nothing', '', 'Link' ],
	[ 'a drawing', '<svg viewBox="0 0 24 24"></svg>', 'Link' ],
	[
		'a brand of an icon font',
		"<span><i class='fab fa-whatsapp'></i></span>",
		'Whatsapp',
	],
	[
		'Messenger',
		'<i class="fab fa-facebook-messenger"></i>',
		'Facebook_Messenger',
	],
	[ 'an envelope', '<i class="far fa-envelope"></i>', 'Email' ],
	[ 'a brand of another name', '<i class="fab fa-weixin"></i>', 'WeChat' ],
	[ 'a chain', '<i class="fas fa-link"></i>', 'Link' ],
	[ 'what we do not have', '<i class="fas fa-rocket"></i>', 'Link' ],
] )( 'given %s, then the drawing', ( _, icon, name ) => {
	expect( getIconId( { type: 'Link', raw: { svg_icon: icon } } ) ).toBe(
		name
	);
} );
