<?php
/**
 * All files of the plugin, in the order in which settings walk through it.
 *
 * @package Chaty
 */

// The frame: where the plugin lives, and what its parts are.
require_once __DIR__ . '/interface-registrable.php';
require_once __DIR__ . '/class-context.php';
require_once __DIR__ . '/class-language-files.php';
require_once __DIR__ . '/class-network-sites.php';
require_once __DIR__ . '/class-schedule.php';
require_once __DIR__ . '/class-plugin.php';

// Settings, the rules: each cleans one kind of value.
require_once __DIR__ . '/settings/rules/interface-rule.php';
require_once __DIR__ . '/settings/rules/class-plain-text.php';
require_once __DIR__ . '/settings/rules/class-rich-text.php';
require_once __DIR__ . '/settings/rules/class-svg-icon.php';
require_once __DIR__ . '/settings/rules/class-web-address.php';
require_once __DIR__ . '/settings/rules/class-launch-call.php';
require_once __DIR__ . '/settings/rules/class-channel-value.php';
require_once __DIR__ . '/settings/rules/class-style-rules.php';
require_once __DIR__ . '/settings/rules/class-pattern.php';
require_once __DIR__ . '/settings/rules/class-country.php';
require_once __DIR__ . '/settings/rules/class-flag.php';
require_once __DIR__ . '/settings/rules/class-quantity.php';
require_once __DIR__ . '/settings/rules/class-choice.php';
require_once __DIR__ . '/settings/rules/class-widget-id.php';
require_once __DIR__ . '/settings/rules/class-recipients.php';

// Settings, the doors: strict for what comes in, lenient for what is stored, narrow for what goes out.
require_once __DIR__ . '/settings/class-rule-book.php';
require_once __DIR__ . '/settings/class-schema.php';
require_once __DIR__ . '/settings/class-shape.php';
require_once __DIR__ . '/settings/class-problem.php';
require_once __DIR__ . '/settings/class-reading.php';
require_once __DIR__ . '/settings/class-validator.php';
require_once __DIR__ . '/settings/class-reader.php';
require_once __DIR__ . '/settings/class-door.php';
require_once __DIR__ . '/settings/class-presence.php';
require_once __DIR__ . '/settings/class-contact-fields.php';
require_once __DIR__ . '/settings/class-page-view.php';
require_once __DIR__ . '/settings/class-email-address.php';

// Config: where settings are kept.
require_once __DIR__ . '/config/class-widget-store.php';
require_once __DIR__ . '/config/class-page-settings.php';
require_once __DIR__ . '/config/class-privacy-settings.php';
require_once __DIR__ . '/config/class-default-options.php';

// Front end: what a page gets.
require_once __DIR__ . '/frontend/class-bundles.php';
require_once __DIR__ . '/frontend/class-view-scripts.php';
require_once __DIR__ . '/frontend/class-interface-words.php';
require_once __DIR__ . '/frontend/class-page-assets.php';
require_once __DIR__ . '/frontend/class-printed-settings.php';
require_once __DIR__ . '/frontend/class-widget-page.php';
require_once __DIR__ . '/frontend/class-behaviour-words.php';
require_once __DIR__ . '/frontend/class-behaviours.php';
require_once __DIR__ . '/functions.php';

// Storage: the tables, what is counted, what visitors wrote.
require_once __DIR__ . '/storage/class-database.php';
require_once __DIR__ . '/storage/class-stat-count.php';
require_once __DIR__ . '/storage/class-stat-table.php';
require_once __DIR__ . '/storage/class-stat-batch.php';
require_once __DIR__ . '/storage/class-statistics.php';
require_once __DIR__ . '/storage/class-contact.php';
require_once __DIR__ . '/storage/class-contacts.php';
require_once __DIR__ . '/storage/class-rate-limit.php';
require_once __DIR__ . '/storage/class-mail-ledger.php';
require_once __DIR__ . '/storage/class-contact-list.php';
require_once __DIR__ . '/storage/class-stat-report.php';
require_once __DIR__ . '/storage/class-turns.php';

// Mail: what the owner gets, and what is tried again.
require_once __DIR__ . '/mail/class-mail-state.php';
require_once __DIR__ . '/mail/class-merge-fields.php';
require_once __DIR__ . '/mail/class-owner-mail.php';
require_once __DIR__ . '/mail/class-mail-run.php';

// Calls: what a page sends, and what it gets back.
require_once __DIR__ . '/ajax/class-request.php';
require_once __DIR__ . '/ajax/class-reply.php';
require_once __DIR__ . '/ajax/class-visitor-address.php';
require_once __DIR__ . '/ajax/class-caller-check.php';
require_once __DIR__ . '/ajax/class-bot-check.php';
require_once __DIR__ . '/ajax/class-known-channels.php';
require_once __DIR__ . '/ajax/class-ajax-call.php';
require_once __DIR__ . '/ajax/class-statistics-call.php';
require_once __DIR__ . '/ajax/class-widget-view-call.php';
require_once __DIR__ . '/ajax/class-widget-click-call.php';
require_once __DIR__ . '/ajax/class-channel-click-call.php';
require_once __DIR__ . '/ajax/class-early-answers.php';
require_once __DIR__ . '/ajax/class-contact-rules.php';
require_once __DIR__ . '/ajax/class-contact-reply.php';
require_once __DIR__ . '/ajax/class-machine-check.php';
require_once __DIR__ . '/ajax/class-akismet-check.php';
require_once __DIR__ . '/ajax/class-contact-call.php';

// Privacy: what visitors may ask for, and how long messages are kept.
require_once __DIR__ . '/privacy/class-consent.php';
require_once __DIR__ . '/privacy/class-personal-data.php';
require_once __DIR__ . '/privacy/class-policy-text.php';
require_once __DIR__ . '/privacy/class-retention.php';

// REST: settings, messages and counts for those who manage the site.
require_once __DIR__ . '/rest/class-rest-part.php';
require_once __DIR__ . '/rest/class-widgets-route.php';
require_once __DIR__ . '/rest/class-contacts-route.php';
require_once __DIR__ . '/rest/class-stats-route.php';

// Command line, and what an installed incumbent left.
if ( defined( 'WP_CLI' ) ) {
	require_once __DIR__ . '/takeover/class-old-options.php';
	require_once __DIR__ . '/takeover/class-old-form.php';
	require_once __DIR__ . '/takeover/class-old-channel.php';
	require_once __DIR__ . '/takeover/class-old-triggers.php';
	require_once __DIR__ . '/takeover/class-old-settings.php';
	require_once __DIR__ . '/takeover/class-old-leads.php';
	require_once __DIR__ . '/cli/class-days.php';
	require_once __DIR__ . '/cli/class-progress.php';
	require_once __DIR__ . '/cli/class-rows.php';
	require_once __DIR__ . '/cli/class-takeover.php';
	require_once __DIR__ . '/cli/class-settings-command.php';
	require_once __DIR__ . '/cli/class-contacts-command.php';
	require_once __DIR__ . '/cli/class-stats-command.php';
}
