import { request } from '../../shared/http';
import { session } from '../../shared/session-storage';

/** What the bundle of conditions needs besides. */
export const conditionsApi = { ...session, request };
