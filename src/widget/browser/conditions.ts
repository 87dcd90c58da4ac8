import { request } from '../../shared/http';
import { session } from '../../shared/session-storage';

/** Methods that the bundle of conditions adds to the browser's. */
export const conditionsApi = { ...session, request };
