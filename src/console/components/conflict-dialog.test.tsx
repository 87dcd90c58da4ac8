import { fireEvent, render, screen } from '@testing-library/react';
import '../../../tests/unit/editor';
import type { SiteClock } from '../domain/site-clock';
import { ConflictDialog } from './conflict-dialog';
import type { Settings } from './use-settings';

const BASE = { days: 30, trash: 10, mode: 'off', list: [ 'a' ] };

const MODIFIED = { by: 'Bea', at: '2026-03-01T12:00:00Z' };

interface Given {
	readonly mine?: Partial< typeof BASE >;
	readonly theirs?: Record< string, unknown >;
	readonly modified?: { readonly by: string; readonly at: string };
	readonly site?: SiteClock;
}

const SITE = { timeZone: 'UTC', locale: 'en-US' };

function ask( { mine, theirs, modified = MODIFIED, site = SITE }: Given ) {
	const saveMerged = jest.fn();
	const onClose = jest.fn();
	render(
		<ConflictDialog
			title="Two people"
			labelOf={ ( path ) => `The ${ path }` }
			settings={
				{
					document: { ...BASE, ...mine },
					server: { document: BASE, revision: 'a', modified },
					failure: {
						kind: 'conflict',
						current: {
							document: { ...BASE, ...theirs } as typeof BASE,
							revision: 'b',
							modified,
						},
					},
					isSaving: false,
					saveMerged,
					forgetFailure: onClose,
				} as unknown as Settings< typeof BASE >
			}
			site={ site }
			onSaved={ () => {} }
		/>
	);
	return {
		onClose,
		save: () => {
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Save both changes' } )
			);
			return saveMerged.mock.calls[ 0 ]?.[ 0 ];
		},
	};
}

test( 'what only one has changed is kept of both, without a question', () => {
	const { save } = ask( { mine: { days: 60 }, theirs: { trash: 5 } } );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	expect( screen.getByText( /Both are kept/ ) ).toBeTruthy();
	expect( save() ).toEqual( { ...BASE, days: 60, trash: 5 } );
} );

test( 'what both have changed alike is no question, and is not called another setting', () => {
	const { save } = ask( { mine: { days: 60 }, theirs: { days: 60 } } );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	expect( screen.queryByText( /different settings/ ) ).toBeNull();
	expect( save() ).toEqual( { ...BASE, days: 60 } );
} );

test( 'what both have changed is asked by its name; without a choice, mine is kept', () => {
	const { save } = ask( { mine: { days: 60 }, theirs: { days: 5 } } );
	expect( screen.getByRole( 'group', { name: 'The days' } ) ).toBeTruthy();
	expect(
		( screen.getByLabelText( 'Mine: 60' ) as HTMLInputElement ).checked
	).toBe( true );
	expect( save() ).toEqual( { ...BASE, days: 60 } );
} );

test( 'each value is chosen by itself', () => {
	const { save } = ask( {
		mine: { days: 60, mode: 'on' },
		theirs: { days: 5, mode: 'consent' },
	} );
	fireEvent.click( screen.getByLabelText( 'Theirs: 5' ) );
	expect( save() ).toEqual( { ...BASE, days: 5, mode: 'on' } );
} );

test( 'closing saves nothing', () => {
	const { onClose } = ask( { mine: { days: 60 }, theirs: { days: 5 } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

test( 'a long value is cut, and markup in it is text', () => {
	const long = `<img src=x onerror=alert(1)>${ 'x'.repeat( 200 ) }`;
	ask( { mine: { mode: long }, theirs: { mode: '' } } );
	const label = screen.getByText( /^Mine: </ );
	expect( label.querySelector( 'img' ) ).toBeNull();
	expect( label.textContent ).toMatch( /…$/ );
	expect( label.textContent?.length ).toBeLessThan( 100 );
} );

// WordPress has these locales; `Intl` throws with the last two as they are.
test.each( [
	[ 'en-US', 'Mar 1, 2026' ],
	[ 'en-GB', '1 Mar 2026' ],
	[ 'de-DE-formal', '01.03.2026' ],
	[ 'pt-PT-ao90', '01/03/2026' ],
	[ 'de_DE', '01.03.2026' ],
] )( 'who has saved and when is said in the language %s', ( locale, day ) => {
	ask( { site: { ...SITE, locale } } );
	expect( screen.getByText( /^Bea saved/ ).textContent ).toContain( day );
} );

test.each( [
	[ 'Pacific/Kiritimati', 'Mar 2, 2026, 2:00' ],
	[ '+05:30', 'Mar 1, 2026, 5:30' ],
] )( 'when somebody has saved is said in the zone %s', ( timeZone, time ) => {
	ask( { site: { ...SITE, timeZone } } );
	expect( screen.getByText( /^Bea saved/ ).textContent ).toContain( time );
} );

test.each( [
	[ 'nobody', { by: '', at: '2026-03-01T12:00:00Z' } ],
	[ 'no time', { by: 'Bea', at: '' } ],
	[ 'no date', { by: 'Bea', at: 'yesterday' } ],
] )( 'with %s, somebody has saved', ( _, modified ) => {
	ask( { modified } );
	expect( screen.getByText( /^Somebody saved/ ) ).toBeTruthy();
} );
