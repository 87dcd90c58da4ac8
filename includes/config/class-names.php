<?php
namespace Chaty\Config;

/**
 * All names under which the plugin stores or schedules something, or is called. Folders share the names without
 * depending on each other, a page loads no class for a name, and uninstalling removes exactly what is stored.
 */
final class Names {

	// Options.
	public const WIDGETS        = 'chaty_widgets';
	public const CHECKSUM       = 'chaty_widgets_checksum';
	public const PARTS          = 'chaty_page_parts';
	public const ANALYTICS      = 'chaty_data_analytics';
	public const COUNT_EDITORS  = 'chaty_count_editors';
	public const COUNT_PAGES    = 'chaty_count_pages';
	public const ABILITIES      = 'chaty_message_abilities';
	public const MODIFIED       = 'chaty_settings_modified';
	public const OWN_PAGES      = 'chaty_own_pages';
	public const CLICK_TO_LOAD  = 'chaty_click_to_load';
	public const MAPS           = 'chaty_maps';
	public const ACCESS         = 'chaty_access';
	public const RATE_LIMITED   = 'chaty_rate_limited';
	public const RETENTION_DAYS = 'chaty_retention_days';
	public const TRASH_DAYS     = 'chaty_contacts_trash_days';
	public const KEEP_CONTACTS  = 'chaty_keep_contacts';
	public const DB_VERSION     = 'chaty_db_version';
	public const DB_FAILED      = 'chaty_db_failed';
	public const RETENTION_LOCK = 'chaty_lock_retention';
	public const GEOCODER_LOCK  = 'chaty_lock_geocoder';
	public const SETTINGS_LOCK  = 'chaty_lock_settings';
	public const EARLY_ANSWERS  = 'chaty_early_answers';
	public const EMAIL_ERROR    = 'chaty_email_error';
	public const WEBHOOK        = 'chaty_webhook';
	public const WEBHOOK_CALLS  = 'chaty_webhook_calls';
	public const REPORT         = 'chaty_report';
	public const REPORTED       = 'chaty_reported';
	public const SHOP           = 'chaty_shop';

	/**
	 * Option: when the settings of Chaty 3.x were taken over (Unix time).
	 */
	public const MIGRATED_SETTINGS = 'chaty_migrated_settings';

	/**
	 * Option: the settings that these have replaced, until they are put back.
	 */
	public const REPLACED_SETTINGS = 'chaty_replaced_settings';

	/**
	 * Option: ID of the last message of Chaty 3.x up to which all are copied.
	 */
	public const MIGRATED_MESSAGES = 'chaty_migrated_messages';

	/**
	 * Option: how many messages of Chaty 3.x up to that one were left out, because they were too old.
	 */
	public const LEFT_OUT_MESSAGES = 'chaty_migrated_left_out';

	/**
	 * Option: last day of the statistics of Chaty Pro up to which all are copied (Unix time).
	 */
	public const MIGRATED_STATISTICS = 'chaty_migrated_statistics';

	public const OPTIONS = array(
		self::WIDGETS,
		self::CHECKSUM,
		self::PARTS,
		self::ANALYTICS,
		self::COUNT_EDITORS,
		self::COUNT_PAGES,
		self::ABILITIES,
		self::MODIFIED,
		self::OWN_PAGES,
		self::CLICK_TO_LOAD,
		self::MAPS,
		self::ACCESS,
		self::RATE_LIMITED,
		self::RETENTION_DAYS,
		self::TRASH_DAYS,
		self::KEEP_CONTACTS,
		self::DB_VERSION,
		self::DB_FAILED,
		self::RETENTION_LOCK,
		self::GEOCODER_LOCK,
		self::SETTINGS_LOCK,
		self::EARLY_ANSWERS,
		self::MIGRATED_SETTINGS,
		self::REPLACED_SETTINGS,
		self::MIGRATED_MESSAGES,
		self::LEFT_OUT_MESSAGES,
		self::MIGRATED_STATISTICS,
		self::EMAIL_ERROR,
		self::WEBHOOK,
		self::WEBHOOK_CALLS,
		self::REPORT,
		self::REPORTED,
		self::SHOP,
	);

	/**
	 * Options that say what becomes of messages; they stay with messages that outlive the plugin.
	 */
	public const RETENTION_OPTIONS = array( self::RETENTION_DAYS, self::TRASH_DAYS, self::KEEP_CONTACTS );

	/**
	 * Value of DB_VERSION: version of the stored data. Raise it with every change in `Tables` and in `Upgrade`.
	 */
	public const DATA_VERSION = '10';

	// Prefixes of options and transients.
	public const RATE_PREFIX    = 'chaty_rate_';
	public const GEOCODE_PREFIX = 'chaty_geocode_';

	/**
	 * Transient: who has just activated the plugin.
	 */
	public const ACTIVATED_BY = 'chaty_activated_by';

	/**
	 * Metadata of users: messages on a page of the Messages screen, as their screen options say.
	 */
	public const MESSAGES_PER_PAGE = 'chaty_messages_per_page';

	/**
	 * Metadata of users: notices that they have dismissed.
	 */
	public const DISMISSED = 'chaty_dismissed_notices';

	public const USER_METADATA = array( self::MESSAGES_PER_PAGE, self::DISMISSED, 'managechaty_page_chaty-messagescolumnshidden' );

	/**
	 * Metadata of posts and terms: settings of the page (`Page_Settings`).
	 */
	public const PAGE_SETTINGS = '_chaty';

	// Cron events.
	public const DELETE_OLD_CONTACTS = 'chaty_delete_old_contacts';
	public const RETRY_EMAILS        = 'chaty_retry_emails';
	public const FLUSH_STATS         = 'chaty_flush_stats';
	public const DELETE_VISITOR_DATA = 'chaty_delete_visitor_data';
	public const GEOCODE_POSTS       = 'chaty_geocode_posts';
	public const REPORT_SPAM         = 'chaty_report_spam';
	public const SEND_REPORT         = 'chaty_send_report';

	/**
	 * Cron events with their schedules; an event without one is only scheduled singly.
	 */
	public const EVENTS = array(
		self::DELETE_OLD_CONTACTS => 'daily',
		self::RETRY_EMAILS        => 'hourly',
		self::FLUSH_STATS         => 'hourly',
		self::DELETE_VISITOR_DATA => 'hourly',
		self::SEND_REPORT         => 'daily',
		self::GEOCODE_POSTS       => '',
		self::REPORT_SPAM         => '',
	);

	/**
	 * Action that fires after the tables were created or changed.
	 */
	public const UPGRADED = 'chaty_upgraded';

	/**
	 * Action of the download of messages, and of its nonce.
	 */
	public const DOWNLOAD = 'chaty_download';

	/**
	 * AJAX action of the contact form.
	 */
	public const SUBMIT = 'chaty_front_form_save_data';

	// AJAX actions that track.
	public const WIDGET_VIEW   = 'update_chaty_widget_views';
	public const WIDGET_CLICK  = 'update_chaty_widget_click';
	public const CHANNEL_CLICK = 'update_chaty_channel_click';

	/**
	 * The actions that track, each with the field that carries its nonce.
	 */
	public const TRACKING = array(
		self::WIDGET_VIEW   => 'widgetNonce',
		self::WIDGET_CLICK  => 'nonce',
		self::CHANNEL_CLICK => 'nonce',
	);

	// Query arguments that request the preview, with the user's token, and the element picker, as legacy theme markup does.
	public const PREVIEW = 'chaty-preview';
	public const PICKER  = 'mobmenu-action';

	/**
	 * Action of the nonce of a widget; the index of the widget follows.
	 */
	public const WIDGET_NONCE = 'chaty_widget_nonce';
}
