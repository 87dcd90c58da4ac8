import { StatusNotice } from '../../components/status-notice';
import { TextButton } from '../../components/text-button';
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
			<TextButton
				isDestructive={ !! props.isDestructive }
				isBusy={ props.isBusy }
				onClick={ props.onRun }
			>
				{ props.label }
			</TextButton>
		</div>
		<StatusNotice status={ props.result?.isOk ? 'success' : 'error' }>
			{ props.result?.text }
		</StatusNotice>
	</>
);
