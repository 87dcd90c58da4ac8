import { listChannels } from './channel-choices';

test( 'a channel of another widget than the first has the number of its widget', () => {
	const channels = [ { name: 'Phone', type: 'Phone', label: 'Call us' } ];
	const widgets = [
		{ id: '', channels },
		{ id: '_2', channels },
	];
	expect( listChannels( widgets ) ).toEqual( [
		{ value: 'phone', label: 'Call us' },
		{ value: '2-phone', label: 'Call us of widget 2' },
	] );
} );
