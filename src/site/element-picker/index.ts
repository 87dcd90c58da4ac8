import { findKit } from '../../platform/behaviours';
import { readPickerData } from '../../platform/picker-frame';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { startPicker } from './start-picker';
import './element-picker.scss';

const { token, mode } = readPickerData();
if ( token ) {
	startPicker( findKit() as BehaviourKit, token, mode );
}
