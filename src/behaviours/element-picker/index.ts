import { findKit } from '../core/registry';
import { readPickerData } from './parent-frame';
import type { BehaviourKit } from '../core/runtime';
import { startPicker } from './start-picker';
import './element-picker.scss';

const { token, mode } = readPickerData();
if ( token ) {
	startPicker( findKit() as BehaviourKit, token, mode );
}
