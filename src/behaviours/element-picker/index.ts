import { readPickerData } from './parent-frame';
import { startPicker } from './picker';
import './element-picker.scss';

const { token, mode } = readPickerData();
if ( token ) {
	startPicker( token, mode );
}
