import {
	CheckboxControl,
	Panel,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PreviewVisitor } from '../../../shared/preview-messages';
import { listCountries } from '../../domain/countries';
import type { SiteData } from '../../domain/preload';
import { FIELD_SIZE } from '../../components/field-notes';

/** A visitor as the owner describes one; where a text is empty, the real value holds. */
export const ANY_VISITOR = {
	country: '',
	device: '' as NonNullable< PreviewVisitor[ 'device' ] > | '',
	now: '',
	isReturning: false,
};

export type VisitorChoice = Readonly< typeof ANY_VISITOR >;

interface Props {
	readonly site: SiteData;
	readonly visitor: VisitorChoice;
	readonly onChange: ( visitor: VisitorChoice ) => void;
}

interface FieldProps extends Omit< Props, 'onChange' > {
	readonly set: ( changes: Partial< VisitorChoice > ) => void;
}

function Whereabouts( { site, visitor, set }: FieldProps ) {
	const { locale } = site;
	const countries = useMemo(
		() =>
			Array.from( listCountries( locale ), ( [ value, label ] ) => ( {
				value,
				label,
			} ) ),
		[ locale ]
	);
	return (
		<>
			<SelectControl
				{ ...FIELD_SIZE }
				label={ __( 'Country', 'chaty' ) }
				value={ visitor.country }
				options={ [
					{ value: '', label: __( 'Unknown', 'chaty' ) },
					...countries,
				] }
				onChange={ ( country ) => set( { country } ) }
			/>
			<SelectControl
				{ ...FIELD_SIZE }
				label={ __( 'Device', 'chaty' ) }
				value={ visitor.device }
				options={ [
					{ value: '', label: __( 'By width', 'chaty' ) },
					{ value: 'desktop', label: __( 'Computer', 'chaty' ) },
					{ value: 'android', label: __( 'Android', 'chaty' ) },
					{ value: 'ios', label: __( 'iPhone or iPad', 'chaty' ) },
				] }
				onChange={ ( device ) =>
					set( { device: device as VisitorChoice[ 'device' ] } )
				}
			/>
		</>
	);
}

export function VisitorPanel( { site, visitor, onChange }: Props ) {
	const set = ( changes: Partial< VisitorChoice > ) =>
		onChange( { ...visitor, ...changes } );
	return (
		<Panel>
			<PanelBody
				title={ __( 'As a visitor', 'chaty' ) }
				initialOpen={ false }
			>
				<div className="chaty-console-preview__visitor">
					<Whereabouts
						site={ site }
						visitor={ visitor }
						set={ set }
					/>
					<TextControl
						{ ...FIELD_SIZE }
						type="datetime-local"
						label={ sprintf(
							/* translators: %s: time zone. */
							__( 'Date and time (%s)', 'chaty' ),
							site.timeZone
						) }
						value={ visitor.now }
						onChange={ ( now ) => set( { now } ) }
					/>
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Has used the widget before', 'chaty' ) }
						checked={ visitor.isReturning }
						onChange={ ( isReturning ) => set( { isReturning } ) }
					/>
				</div>
			</PanelBody>
		</Panel>
	);
}
