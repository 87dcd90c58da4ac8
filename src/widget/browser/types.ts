import type { conditionsApi } from './conditions';
import type { coreBrowser } from './core';
import type { countingBrowser } from './counting';
import type * as exitApi from './exit-intent';
import type { triggersApi } from './triggers';
import type { widgetApi } from './widget';

/**
 * What every page needs of the browser. Methods never throw: blocked storage is a no-op, a failed request
 * is a value. Later bundles bring methods of their own, such as `TriggersApi` and `WidgetApi`, so that no page
 * loads what it does not use.
 */
export type Browser = typeof coreBrowser;

/** The part of it that counting needs. */
export type CountingBrowser = typeof countingBrowser;

export type TriggersApi = typeof triggersApi;
export type WidgetApi = typeof widgetApi;

/** What the bundle of exit intent gives. */
export type ExitApi = typeof exitApi;

export type ConditionsBrowser = Browser & typeof conditionsApi;
export type TriggersBrowser = Browser & TriggersApi & Partial< ExitApi >;
export type WidgetBrowser = Browser & WidgetApi;
