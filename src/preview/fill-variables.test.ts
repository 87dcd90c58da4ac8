import { fillVariables } from './fill-variables';

test( 'the owner’s texts get the values of the page, which are neither filled again nor read as markup', () => {
	const values = { title: '<b>{site}', site: "It's", sku: '', quantity: '' };
	const text = '{title} ({sku}) ({site}){quantity}, {other}';
	const draft = {
		chaty_widgets: [
			{
				settings: { cta_text: text, close_text: text },
				channels: [
					{ pre_set_message: text, agent_data: [ { url: text } ] },
				],
			},
		],
	};
	const plain = "<b>{site} (It's), {other}";
	expect( fillVariables( draft, values ) ).toEqual( {
		chaty_widgets: [
			{
				settings: {
					cta_text: '&#60;b&#62;{site} (It&#39;s), {other}',
					close_text: text,
				},
				channels: [
					{ pre_set_message: plain, agent_data: [ { url: plain } ] },
				],
			},
		],
	} );
	expect( fillVariables( null, values ) ).toBeNull();
} );
