import { readPickerData } from './parent-frame';
import { startPicker } from './start-picker';
import './element-picker.scss';

const { token, mode } = readPickerData();
if ( token ) {
	startPicker( token, mode );
}
