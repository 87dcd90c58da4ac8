import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import known from '../../tests/fixtures/behaviours/axe-rules.json';

/** The axe that the browser tests run. */
const axe = createRequire( require.resolve( '@axe-core/playwright' ) )(
	'axe-core'
) as { _audit: { rules: { id: string; enabled: boolean }[] } };

/** The rules that axe runs without options. */
const RUN = axe._audit.rules
	.filter( ( { enabled } ) => enabled )
	.map( ( { id } ) => id );

/** Rules that are off unless a spec enables them: the minimum target size (WCAG 2.2, 2.5.8). */
const OFF = [ 'target-size' ];

/** The spec that analyzes each behaviour's page. */
const SPECS: Readonly< Record< string, string > > = {
	'contact form': 'contact-form',
	accordion: 'accordion',
	tabs: 'tabs',
	carousel: 'carousel',
	'select navigation': 'navigation',
	'mobile menu': 'mobile-menu-block-theme',
	lightbox: 'lightbox',
	'bar graphs': 'bar-graph',
	'video embeds': 'video',
	maps: 'map',
	'hover box': 'hover-box',
	'element picker': 'element-picker',
};

test.each( known.rules )( 'then axe runs %s', ( rule ) => {
	expect( RUN.includes( rule ) ).toBe( ! OFF.includes( rule ) );
} );

test.each( Object.entries( known.byBehaviour ) )(
	'then the pages of %s are analyzed by every rule that axe runs',
	( behaviour, rules ) => {
		const spec = readFileSync(
			`tests/e2e/${ SPECS[ behaviour ] }.spec.ts`,
			'utf8'
		);
		expect( spec ).toMatch( /new AxeBuilder\(|expectNoViolations\(/ );
		OFF.filter( ( rule ) => rules.includes( rule ) ).forEach( ( rule ) =>
			expect( spec ).toContain( `'${ rule }': { enabled: true }` )
		);
		expect( spec ).not.toMatch( /\.(disableRules|withRules|withTags)\(/ );
		expect(
			rules.filter( ( rule ) => ! known.rules.includes( rule ) )
		).toEqual( [] );
	}
);

test( 'then no spec disables a rule', () => {
	const specs = readdirSync( 'tests/e2e', {
		encoding: 'utf8',
		recursive: true,
	} ).filter( ( name ) => name.endsWith( '.ts' ) );
	expect(
		specs.filter( ( name ) =>
			/\.(disableRules|withRules|withTags)\(/.test(
				readFileSync( `tests/e2e/${ name }`, 'utf8' )
			)
		)
	).toEqual( [] );
} );
