export interface BlockProps {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly isSelected: boolean;
	readonly setAttributes: ( changes: Record< string, unknown > ) => void;
}

export interface Choice {
	readonly value: string;
	readonly label: string;
	/** A placeholder, which shows before anything is chosen. */
	readonly disabled?: boolean;
}

/** A field of the sidebar. Its kind is that of the attribute's value, or a list. */
export interface BlockControl {
	/** Name of the attribute. */
	readonly key: string;
	readonly label: string;
	readonly help?: string;
	readonly choices?: readonly Choice[];
}
