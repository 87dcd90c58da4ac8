/** What the panel uses of WordPress's editor, whose packages are too many to install for their types. */
declare module '@wordpress/plugins' {
	export function registerPlugin(
		name: string,
		settings: { render: import('react').ComponentType }
	): void;
}

declare module '@wordpress/editor' {
	export const PluginDocumentSettingPanel: import('react').ComponentType< {
		name: string;
		title: string;
		children: import('react').ReactNode;
	} >;
	export const store: import('@wordpress/data').StoreDescriptor<
		import('@wordpress/data').ReduxStoreConfig<
			unknown,
			Record< string, never >,
			{
				getCurrentPostType: ( state: unknown ) => string;
				getCurrentPostId: ( state: unknown ) => number;
			}
		>
	>;
}

declare module '@wordpress/core-data' {
	export function useEntityProp< T >(
		kind: string,
		type: string,
		prop: string,
		id: number
	): [ T | undefined, ( value: T ) => void ];
}
