import { useId } from '@wordpress/element';
import { Icon, image } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { asRecord } from '../../shared/raw-values';
import icons from '../../widget/domain/launcher-icons.json';
import { getChannelColors } from '../../widget/domain/channel-appearance';
import { parseAppearance } from '../../widget/domain/settings/parse-appearance';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import { findSingleChannel } from '../domain/channels';
import type { EditorProps } from '../domain/preload';
import { findChannel, useEditorPart, usePreload } from './editor-context';
import { bindField, readChoices, type ControlProps } from './text-fields';
import './tiles.scss';

/** The single channel, which replaces the launcher. */
const findButton = ( editor: EditorProps ) =>
	findSingleChannel( editor.widget ) &&
	findChannel( editor, [ 'channels', 0 ] );

const readLauncher = ( { widget }: EditorProps ) =>
	parseLauncher( asRecord( widget.settings ) );

/** Colors of the launcher and of its icon, as visitors see them. */
function getButtonColors( editor: EditorProps ): string {
	const raw = asRecord( editor.widget.settings );
	const { colors } = parseAppearance( raw, parseLauncher( raw ) );
	const single = findButton( editor );
	const own = single && getChannelColors( single );
	return own?.[ 'channel-color' ]
		? Object.values( own ).join( '|' )
		: [ colors.color, colors.icon ].join( '|' );
}

/** The drawing of one of our icons; for the owner's own image, a sign for images. */
function IconDrawing( { name }: { readonly name: string } ) {
	const path = icons[ name as keyof typeof icons ];
	return path ? (
		<svg viewBox="0 0 24 24">
			<path d={ path } fillRule="evenodd" />
		</svg>
	) : (
		<Icon icon={ image } />
	);
}

function OwnDrawing() {
	const sprite = usePreload().icons;
	const type = useEditorPart( ( editor ) => findButton( editor )?.type );
	const name = useEditorPart( ( editor ) => readLauncher( editor ).icon );
	return type ? (
		<svg>
			<use href={ `${ sprite }#${ type }` } />
		</svg>
	) : (
		<IconDrawing name={ name } />
	);
}

/** Shows the effect of a choice on the page. The style sheet draws it by the names of key and choice. */
function Drawing( { name, choice }: Record< 'name' | 'choice', string > ) {
	const side = useEditorPart( ( editor ) => readLauncher( editor ).side );
	if ( name === 'widget_icon' || name === 'attention_effect' ) {
		return (
			<span className="chaty-console-tile__button">
				{ name === 'widget_icon' ? (
					<IconDrawing name={ choice } />
				) : (
					<OwnDrawing />
				) }
			</span>
		);
	}
	// `dir` puts the end of the line on the widget's side, whatever the direction of the screen.
	return (
		<span
			className="chaty-console-tile__page"
			dir={
				( name === 'position' ? choice : side ) === 'left'
					? 'rtl'
					: 'ltr'
			}
		>
			<i />
			{ name === 'icon_view' && (
				<>
					<i />
					<i />
				</>
			) }
		</span>
	);
}

function useButtonColors(): CSSProperties {
	const [ color, icon ] = useEditorPart( getButtonColors ).split( '|' );
	return {
		'--chaty-console-color': color,
		'--chaty-console-icon': icon,
	} as CSSProperties;
}

export function TilesField( props: ControlProps ) {
	const { given } = props;
	const { label, help } = bindField( props );
	const { value, options } = readChoices( props );
	const group = useId();
	return (
		<fieldset
			className="chaty-console-tiles"
			aria-describedby={ help ? `${ group }-help` : undefined }
			style={ useButtonColors() }
		>
			<legend className="components-base-control__label">
				{ label }
			</legend>
			{ options.map( ( one ) => (
				<label
					key={ one.value }
					className="chaty-console-tile"
					data-name={ given.name }
					data-choice={ one.value }
				>
					<input
						type="radio"
						name={ group }
						value={ one.value }
						checked={ one.value === value }
						onChange={ () => given.set( one.value ) }
					/>
					<Drawing name={ given.name } choice={ one.value } />
					{ one.label }
				</label>
			) ) }
			{ help && (
				<p
					id={ `${ group }-help` }
					className="components-base-control__help"
				>
					{ help }
				</p>
			) }
		</fieldset>
	);
}
