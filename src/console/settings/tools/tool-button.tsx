import { Button, Notice } from '@wordpress/components';
import type { ToolResult } from './use-tool';

interface Props {
	readonly label: string;
	readonly isBusy: boolean;
	readonly result: ToolResult | null;
	readonly onRun: () => void;
	readonly isDestructive?: boolean;
}

export const ToolButton = ( props: Props ) => (
	<>
		<div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive={ !! props.isDestructive }
				isBusy={ props.isBusy }
				aria-disabled={ props.isBusy }
				onClick={ props.onRun }
			>
				{ props.label }
			</Button>
		</div>
		{ props.result && (
			<Notice
				status={ props.result.isOk ? 'success' : 'error' }
				isDismissible={ false }
			>
				{ props.result.text }
			</Notice>
		) }
	</>
);
