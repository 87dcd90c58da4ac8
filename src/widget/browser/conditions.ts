import { request } from '../../shared/http';
import { session } from '../../shared/session-storage';
import type { ConditionsApi } from './types';

/** What the bundle of conditions needs besides. */
export const conditionsApi: ConditionsApi = { ...session, request };
