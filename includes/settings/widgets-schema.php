<?php
/**
 * The settings schema. Made by `composer docs` from widgets.schema.json; change that file, not this one.
 *
 * @package Chaty
 */

return array (
  '$schema' => 'http://json-schema.org/draft-07/schema#',
  'title' => 'Chaty page settings',
  'description' => 'Settings of all widgets of a site, as `wp chaty settings import` reads them and the page gets them. Keywords of our own: x-sanitizer names what cleans the value (includes/settings/sanitizers), x-public false marks what is never printed on a page, x-supported false what is accepted and dropped, x-stored true what is stored and exported and has no effect, x-keep-empty true a text that says something also when it is empty, x-max-bytes the most bytes that all widgets together may have, x-schemes the schemes that an address may have.',
  'type' => 'object',
  'required' => 
  array (
    0 => 'chaty_widgets',
  ),
  'additionalProperties' => false,
  'properties' => 
  array (
    'chaty_widgets' => 
    array (
      'description' => 'The widgets.',
      'type' => 'array',
      'maxItems' => 50,
      'x-max-bytes' => 500000,
      'items' => 
      array (
        'description' => 'One floating widget.',
        'type' => 'object',
        'required' => 
        array (
          0 => 'id',
          1 => 'channels',
        ),
        'additionalProperties' => false,
        'properties' => 
        array (
          'id' => 
          array (
            'description' => '0 for the first widget, "_1", "_2" … for further ones; 1 and "1" count as "_1".',
            'type' => 
            array (
              0 => 'integer',
              1 => 'string',
            ),
            'x-sanitizer' => 'widget-id',
            'maxLength' => 10,
            'pattern' => '^(0|_?[1-9][0-9]{0,5})$',
            'minimum' => 0,
            'maximum' => 999999,
          ),
          'identifier' => 
          array (
            'description' => 'Accepted, not used: made from the id.',
            'x-supported' => false,
            'x-public' => false,
          ),
          'is_checked' => 
          array (
            'description' => 'Accepted, not used: the server prints it for the page, where it has left out channels that can do nothing.',
            'x-supported' => false,
            'x-public' => false,
          ),
          'settings' => 
          array (
            'description' => 'How the widget looks and opens.',
            'type' => 'object',
            'additionalProperties' => false,
            'properties' => 
            array (
              'widget_token' => 
              array (
                'description' => 'Accepted, not used: the page gets a fresh token of this site instead.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'widget_index' => 
              array (
                'description' => 'Accepted, not used: made from the id: "" for widget 0, "_1", "_2" …',
                'x-supported' => false,
                'x-public' => false,
              ),
              'position' => 
              array (
                'description' => 'Side of the page.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'left',
                  1 => 'right',
                  2 => 'custom',
                ),
                'default' => 'right',
              ),
              'custom_position' => 
              array (
                'description' => 'With position "custom": "left" or "right". Other values, such as the number 1, say nothing.',
                'type' => 
                array (
                  0 => 'string',
                  1 => 'integer',
                ),
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'left',
                  1 => 'right',
                  2 => '',
                ),
                'default' => '',
              ),
              'bottom_spacing' => 
              array (
                'description' => 'Distance from the bottom edge, in pixels.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 2000,
                'default' => 25,
              ),
              'side_spacing' => 
              array (
                'description' => 'Distance from the side edge, in pixels.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 2000,
                'default' => 25,
              ),
              'icon_view' => 
              array (
                'description' => 'Whether the channels stack upwards or sideways.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'vertical',
                  1 => 'horizontal',
                ),
                'default' => 'vertical',
              ),
              'default_state' => 
              array (
                'description' => 'How the widget stands at load: "open", "hover" opens under the mouse, where a click makes it stay, "click" waits for a click.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'click',
                  1 => 'hover',
                  2 => 'open',
                ),
                'default' => 'click',
              ),
              'show_close_button' => 
              array (
                'description' => 'Whether an open widget has a close button. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
                'default' => 1,
              ),
              'close_text' => 
              array (
                'description' => 'Words beside the close button.',
                'type' => 
                array (
                  0 => 'string',
                  1 => 'number',
                ),
                'x-sanitizer' => 'text',
                'maxLength' => 1000,
              ),
              'show_cta' => 
              array (
                'description' => 'When the call to action shows: "first_click" on the first view of the widget only, until the launcher is pressed; "all_time" whenever the widget is closed; any other word never.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'first_click',
                  1 => 'all_time',
                  2 => 'none',
                ),
                'default' => 'none',
              ),
              'cta_type' => 
              array (
                'description' => 'Kept, not used: how the call to action looks. It is words beside the launcher, as in "simple-view".',
                'x-stored' => true,
                'x-public' => false,
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'simple-view',
                  1 => 'chat-view',
                ),
                'default' => 'simple-view',
              ),
              'cta_text' => 
              array (
                'description' => 'Call to action beside the launcher. Simple markup is kept: p, br, strong, b, em, i, u, a; also when it arrives escaped.',
                'type' => 'string',
                'x-sanitizer' => 'html',
                'maxLength' => 10000,
              ),
              'cta_text_color' => 
              array (
                'description' => 'Text color of the call to action. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'cta_bg_color' => 
              array (
                'description' => 'Background color of the call to action. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'cta_head' => 
              array (
                'description' => 'Kept, not used: head line of the chat view.',
                'x-stored' => true,
                'x-public' => false,
                'type' => 
                array (
                  0 => 'string',
                  1 => 'number',
                ),
                'x-sanitizer' => 'text',
                'maxLength' => 1000,
              ),
              'cta_body' => 
              array (
                'description' => 'Kept, not used: body of the chat view. Simple markup is kept: p, br, strong, b, em, i, u, a; also when it arrives escaped.',
                'x-stored' => true,
                'x-public' => false,
                'type' => 'string',
                'x-sanitizer' => 'html',
                'maxLength' => 10000,
              ),
              'cta_head_bg_color' => 
              array (
                'description' => 'Kept, not used: background color of the chat view\'s head. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'x-stored' => true,
                'x-public' => false,
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'cta_head_text_color' => 
              array (
                'description' => 'Kept, not used: text color of the chat view\'s head. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'x-stored' => true,
                'x-public' => false,
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'widget_icon' => 
              array (
                'description' => 'Picture on the launcher.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => 'chat-base',
                  1 => 'chat-smile',
                  2 => 'chat-bubble',
                  3 => 'chat-db',
                  4 => 'chat-image',
                  5 => 'chat-fa-icon',
                ),
                'default' => 'chat-base',
              ),
              'widget_icon_url' => 
              array (
                'description' => 'Address of the picture for "chat-image".',
                'type' => 'string',
                'x-sanitizer' => 'url',
                'maxLength' => 2000,
                'x-schemes' => 
                array (
                  0 => 'http',
                  1 => 'https',
                ),
              ),
              'widget_fa_icon' => 
              array (
                'description' => 'Kept, not used: class names of an icon font. The launcher shows "chat-base" for "chat-fa-icon".',
                'x-stored' => true,
                'x-public' => false,
                'type' => 'string',
                'x-sanitizer' => 'class-names',
                'maxLength' => 200,
              ),
              'widget_color' => 
              array (
                'description' => 'Color of the launcher. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'widget_icon_color' => 
              array (
                'description' => 'Color of the drawing on the launcher. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'widget_rgb_color' => 
              array (
                'description' => 'Accepted, not used: widget_color as numbers.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'widget_size' => 
              array (
                'description' => 'Width and height of the buttons, in pixels.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 10,
                'maximum' => 400,
                'default' => 54,
              ),
              'custom_widget_size' => 
              array (
                'description' => 'The same where widget_size is no number.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 10,
                'maximum' => 400,
                'default' => 54,
              ),
              'attention_effect' => 
              array (
                'description' => 'Movement that draws the eye to the launcher.',
                'type' => 'string',
                'x-sanitizer' => 'enum',
                'maxLength' => 100,
                'enum' => 
                array (
                  0 => '',
                  1 => 'none',
                  2 => 'sheen',
                  3 => 'spin',
                  4 => 'pulse',
                  5 => 'jump',
                  6 => 'waggle',
                  7 => 'blink',
                  8 => 'pulse-icon',
                  9 => 'floating',
                  10 => 'fade',
                  11 => 'shockwave',
                  12 => 'bounce',
                ),
                'default' => '',
              ),
              'is_pending_mesg_enabled' => 
              array (
                'description' => 'Whether the launcher has a badge with a number. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'pending_mesg_count' => 
              array (
                'description' => 'The number on the badge.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 999,
              ),
              'pending_mesg_count_color' => 
              array (
                'description' => 'Text color of the badge. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'pending_mesg_count_bgcolor' => 
              array (
                'description' => 'Background color of the badge. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                'type' => 'string',
                'x-sanitizer' => 'color',
                'maxLength' => 100,
              ),
              'is_google_analytics_enabled' => 
              array (
                'description' => 'Whether clicks are reported to the page\'s own analytics tool. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'font_family' => 
              array (
                'description' => 'Font of the widget. Empty: the device\'s own font.',
                'type' => 'string',
                'x-sanitizer' => 'font',
                'maxLength' => 200,
              ),
              'has_custom_css' => 
              array (
                'description' => 'Whether custom_css applies. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'custom_css' => 
              array (
                'description' => 'The owner\'s own style rules. "<" is taken out.',
                'type' => 'string',
                'x-sanitizer' => 'css',
                'maxLength' => 50000,
              ),
              'bg_blur_effect' => 
              array (
                'description' => 'Kept, not used: whether the page is blurred behind an open widget. On: 1, true, "1", "yes", "on"; everything else is off.',
                'x-stored' => true,
                'x-public' => false,
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
            ),
          ),
          'triggers' => 
          array (
            'description' => 'When and to whom the widget shows.',
            'type' => 'object',
            'additionalProperties' => false,
            'properties' => 
            array (
              'has_time_delay' => 
              array (
                'description' => 'Whether the widget waits time_delay seconds. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'time_delay' => 
              array (
                'description' => 'Seconds until the widget shows.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 86400,
              ),
              'has_display_after_page_scroll' => 
              array (
                'description' => 'Whether the widget waits until the page is scrolled. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'display_after_page_scroll' => 
              array (
                'description' => 'Scrolled share of the page, in percent.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 100,
              ),
              'exit_intent' => 
              array (
                'description' => 'Whether the widget shows when the visitor is about to leave. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'auto_hide_widget' => 
              array (
                'description' => 'Whether the widget hides after hide_after seconds. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'hide_after' => 
              array (
                'description' => 'Seconds until the widget hides, counted from when it shows. They rest while the pointer or the focus is on it and while it is open; once the visitor has opened it, it stays.',
                'type' => 
                array (
                  0 => 'integer',
                  1 => 'number',
                  2 => 'string',
                ),
                'x-sanitizer' => 'number',
                'maxLength' => 100,
                'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                'minimum' => 0,
                'maximum' => 86400,
              ),
              'has_countries' => 
              array (
                'description' => 'Whether countries applies. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'countries' => 
              array (
                'description' => 'Countries whose visitors see the widget. Empty: all.',
                'type' => 'array',
                'maxItems' => 300,
                'items' => 
                array (
                  'description' => 'Two-letter country code.',
                  'type' => 'string',
                  'x-sanitizer' => 'country',
                  'maxLength' => 10,
                ),
              ),
              'has_date_scheduling_rules' => 
              array (
                'description' => 'Whether date_scheduling_rules applies. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'date_scheduling_rules' => 
              array (
                'description' => 'First and last moment of the widget.',
                'type' => 'object',
                'additionalProperties' => false,
                'properties' => 
                array (
                  'start_date_time' => 
                  array (
                    'description' => 'YYYY-MM-DD HH:MM:SS; empty: no start.',
                    'type' => 'string',
                    'x-sanitizer' => 'date-time',
                    'maxLength' => 50,
                  ),
                  'end_date_time' => 
                  array (
                    'description' => 'YYYY-MM-DD HH:MM:SS; empty: no end.',
                    'type' => 'string',
                    'x-sanitizer' => 'date-time',
                    'maxLength' => 50,
                  ),
                ),
              ),
              'time_diff' => 
              array (
                'description' => 'Zone of date_scheduling_rules. "UTC", signed hours such as "+5.5" or "-3", a zone name such as "America/New_York"; empty or 0: UTC.',
                'type' => 
                array (
                  0 => 'string',
                  1 => 'integer',
                  2 => 'number',
                ),
                'x-sanitizer' => 'time-zone',
                'maxLength' => 100,
              ),
              'has_day_hours_scheduling_rules' => 
              array (
                'description' => 'Whether day_hours_scheduling_rules applies. On: 1, true, "1", "yes", "on"; everything else is off.',
                'type' => 
                array (
                  0 => 'boolean',
                  1 => 'integer',
                  2 => 'string',
                  3 => 'array',
                ),
                'x-sanitizer' => 'boolean',
                'maxLength' => 100,
                'maxItems' => 0,
              ),
              'day_hours_scheduling_rules' => 
              array (
                'description' => 'The widget shows when one of them matches.',
                'type' => 'array',
                'maxItems' => 100,
                'items' => 
                array (
                  'description' => 'Times of one day or group of days.',
                  'type' => 'object',
                  'additionalProperties' => false,
                  'properties' => 
                  array (
                    'days' => 
                    array (
                      'description' => '-1 every day; 0 to 6 Sunday to Saturday; 7 Sunday to Thursday; 8 Monday to Friday; 9 Friday and Saturday. A rule with any other number is left out.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'strict-number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => -1,
                      'maximum' => 9,
                    ),
                    'start_time' => 
                    array (
                      'description' => 'Start as HH:MM; the two numbers below count.',
                      'x-public' => false,
                      'type' => 'string',
                      'x-sanitizer' => 'time',
                      'maxLength' => 20,
                    ),
                    'start_hours' => 
                    array (
                      'description' => 'Hour of the start. A rule without one from 0 to 23 is left out.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'strict-number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => 0,
                      'maximum' => 24,
                    ),
                    'start_min' => 
                    array (
                      'description' => 'Minute of the start.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => 0,
                      'maximum' => 59,
                    ),
                    'end_time' => 
                    array (
                      'description' => 'End as HH:MM; the two numbers below count.',
                      'x-public' => false,
                      'type' => 'string',
                      'x-sanitizer' => 'time',
                      'maxLength' => 20,
                    ),
                    'end_hours' => 
                    array (
                      'description' => 'Hour of the end. 0, 24 or none from 0 to 24: the end of the day.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'strict-number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => 0,
                      'maximum' => 24,
                    ),
                    'end_min' => 
                    array (
                      'description' => 'Minute of the end.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => 0,
                      'maximum' => 59,
                    ),
                  ),
                ),
              ),
              'day_time_diff' => 
              array (
                'description' => 'Zone of day_hours_scheduling_rules. "UTC", signed hours such as "+5.5" or "-3", a zone name such as "America/New_York"; empty or 0: UTC.',
                'type' => 
                array (
                  0 => 'string',
                  1 => 'integer',
                  2 => 'number',
                ),
                'x-sanitizer' => 'time-zone',
                'maxLength' => 100,
              ),
              'date_scheduling_rules_timezone' => 
              array (
                'description' => 'Accepted, not used: twin of time_diff.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'day_hours_scheduling_rules_timezone' => 
              array (
                'description' => 'Accepted, not used: twin of day_time_diff.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_pages_rules' => 
              array (
                'description' => 'Accepted, not used: page targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_direct_visit' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_referrer_social_network' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_referrer_search_engines' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_referrer_google_ads' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'show_on_referrer_urls' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'has_show_on_specific_referrer_urls' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'has_traffic_source' => 
              array (
                'description' => 'Accepted, not used: referrer targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
              'has_target_rules' => 
              array (
                'description' => 'Accepted, not used: page targeting.',
                'x-supported' => false,
                'x-public' => false,
              ),
            ),
          ),
          'channels' => 
          array (
            'description' => 'The channels, in their order.',
            'type' => 'array',
            'maxItems' => 50,
            'items' => 
            array (
              'description' => 'One way to contact the owner.',
              'type' => 'object',
              'required' => 
              array (
                0 => 'channel',
              ),
              'additionalProperties' => false,
              'properties' => 
              array (
                'channel' => 
                array (
                  'description' => 'Name of the channel: Whatsapp, Phone, Email, Contact_Us … Letters, digits, underscores.',
                  'type' => 'string',
                  'x-sanitizer' => 'slug',
                  'maxLength' => 50,
                  'pattern' => '^[A-Za-z][A-Za-z0-9_]{0,49}$',
                ),
                'channel_type' => 
                array (
                  'description' => 'The channel whose rules apply, when it is not the channel\'s own name.',
                  'type' => 'string',
                  'x-sanitizer' => 'slug',
                  'maxLength' => 50,
                  'pattern' => '^([A-Za-z][A-Za-z0-9_]{0,49})?$',
                ),
                'value' => 
                array (
                  'description' => 'Number, handle or address. Without it the channel does not show, Contact_Us excepted.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'channel-target',
                  'maxLength' => 2000,
                ),
                'is_desktop' => 
                array (
                  'description' => 'Whether the channel shows on desktops. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'is_mobile' => 
                array (
                  'description' => 'Whether the channel shows on phones and tablets. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'is_agent' => 
                array (
                  'description' => 'Whether the channel opens a list of agents. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'is_agent_desktop' => 
                array (
                  'description' => 'Whether the list of agents shows on desktops. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'is_agent_mobile' => 
                array (
                  'description' => 'Whether the list of agents shows on phones and tablets. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'agent_data' => 
                array (
                  'description' => 'The agents.',
                  'type' => 'array',
                  'maxItems' => 50,
                  'items' => 
                  array (
                    'description' => 'One person behind an agent channel.',
                    'type' => 'object',
                    'additionalProperties' => false,
                    'properties' => 
                    array (
                      'value' => 
                      array (
                        'description' => 'Number, handle or address of the agent. Agents without it are skipped.',
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'channel-target',
                        'maxLength' => 2000,
                      ),
                      'agent_title' => 
                      array (
                        'description' => 'Name shown in the list.',
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'text',
                        'maxLength' => 1000,
                      ),
                      'agent_image' => 
                      array (
                        'description' => 'Address of the agent\'s picture.',
                        'type' => 'string',
                        'x-sanitizer' => 'url',
                        'maxLength' => 2000,
                        'x-schemes' => 
                        array (
                          0 => 'http',
                          1 => 'https',
                        ),
                      ),
                      'svg_icon' => 
                      array (
                        'description' => 'Drawing shown when there is no picture.',
                        'type' => 'string',
                        'x-sanitizer' => 'svg',
                        'maxLength' => 20000,
                      ),
                      'agent_bg_color' => 
                      array (
                        'description' => 'Color behind the drawing. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                        'type' => 'string',
                        'x-sanitizer' => 'color',
                        'maxLength' => 100,
                      ),
                      'link_type' => 
                      array (
                        'description' => 'LinkedIn: profile of a person or of a company. Empty: of a company.',
                        'type' => 'string',
                        'x-sanitizer' => 'enum',
                        'maxLength' => 100,
                        'enum' => 
                        array (
                          0 => 'personal',
                          1 => 'company',
                          2 => '',
                        ),
                        'default' => '',
                      ),
                      'use_whatsapp_web' => 
                      array (
                        'description' => 'WhatsApp: whether a desktop goes to the web version. On: 1, true, "1", "yes", "on"; everything else is off.',
                        'type' => 
                        array (
                          0 => 'boolean',
                          1 => 'integer',
                          2 => 'string',
                          3 => 'array',
                        ),
                        'x-sanitizer' => 'boolean',
                        'maxLength' => 100,
                        'maxItems' => 0,
                      ),
                      'pre_set_message' => 
                      array (
                        'description' => 'Message that is filled in; {title} and {url} are replaced.',
                        'type' => 'string',
                        'x-sanitizer' => 'multiline-text',
                        'maxLength' => 10000,
                      ),
                      'viber_url' => 
                      array (
                        'description' => 'Kept, not used: for Viber, start of the link for an account that is not a number.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 'string',
                        'x-sanitizer' => 'url',
                        'maxLength' => 2000,
                      ),
                    ),
                  ),
                ),
                'hover_text' => 
                array (
                  'description' => 'Name of the channel beside its button.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'custom_image_url' => 
                array (
                  'description' => 'Address of a picture in place of the drawing.',
                  'type' => 'string',
                  'x-sanitizer' => 'url',
                  'maxLength' => 2000,
                  'x-schemes' => 
                  array (
                    0 => 'http',
                    1 => 'https',
                  ),
                ),
                'svg_icon' => 
                array (
                  'description' => 'Drawing on the button: plain SVG without scripts, styles or links. Older plugins store their default drawing here; it is known by its class color-element and not printed, and the button shows the plugin\'s own drawing of the channel. So it does for the name of an icon font.',
                  'type' => 'string',
                  'x-sanitizer' => 'svg',
                  'maxLength' => 20000,
                ),
                'icon_color' => 
                array (
                  'description' => 'Color of the button. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                  'type' => 'string',
                  'x-sanitizer' => 'color',
                  'maxLength' => 100,
                ),
                'icon_rgb_color' => 
                array (
                  'description' => 'Accepted, not used: icon_color as numbers.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'is_google_analytics_enabled' => 
                array (
                  'description' => 'Whether clicks on this channel are reported to the page\'s own analytics tools, also where those of the widget are not. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'click_event' => 
                array (
                  'description' => 'Kept, not used: a call of launch_chaty() or close_chaty(). It works as the value of a free link.',
                  'x-stored' => true,
                  'x-public' => false,
                  'type' => 'string',
                  'x-sanitizer' => 'launch-command',
                  'maxLength' => 100,
                ),
                'url' => 
                array (
                  'description' => 'Ready link of the channel, for channel types without rules of their own. "#" and "javascript:;" count as empty.',
                  'type' => 'string',
                  'x-sanitizer' => 'url',
                  'maxLength' => 2000,
                ),
                'target' => 
                array (
                  'description' => 'Window for url.',
                  'type' => 'string',
                  'x-sanitizer' => 'enum',
                  'maxLength' => 100,
                  'enum' => 
                  array (
                    0 => '',
                    1 => '_blank',
                    2 => '_self',
                  ),
                  'default' => '',
                  'x-keep-empty' => true,
                ),
                'is_open_new_tab' => 
                array (
                  'description' => 'Kept, not used: whether the link opens in a new tab. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'x-stored' => true,
                  'x-public' => false,
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'desktop_target' => 
                array (
                  'description' => 'Accepted, not used: twin of target.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'mobile_target' => 
                array (
                  'description' => 'Accepted, not used: twin of target.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'pre_set_message' => 
                array (
                  'description' => 'Message that is filled in; {title} and {url} are replaced.',
                  'type' => 'string',
                  'x-sanitizer' => 'multiline-text',
                  'maxLength' => 10000,
                ),
                'is_use_web_version' => 
                array (
                  'description' => 'WhatsApp: whether a desktop goes to the web version. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'has_welcome_message' => 
                array (
                  'description' => 'Whether a click opens a chat panel first. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'chat_welcome_message' => 
                array (
                  'description' => 'First message in the chat panel. Simple markup is kept: p, br, strong, b, em, i, u, a; also when it arrives escaped.',
                  'type' => 'string',
                  'x-sanitizer' => 'html',
                  'maxLength' => 10000,
                ),
                'is_default_open' => 
                array (
                  'description' => 'Whether the chat panel opens by itself. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'emoji_picker' => 
                array (
                  'description' => 'Kept, not used: whether the chat panel offers emojis. On: 1, true, "1", "yes", "on"; everything else is off.',
                  'x-stored' => true,
                  'x-public' => false,
                  'type' => 
                  array (
                    0 => 'boolean',
                    1 => 'integer',
                    2 => 'string',
                    3 => 'array',
                  ),
                  'x-sanitizer' => 'boolean',
                  'maxLength' => 100,
                  'maxItems' => 0,
                ),
                'input_placeholder' => 
                array (
                  'description' => 'Hint in the chat panel\'s empty field.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'wp_popup_headline' => 
                array (
                  'description' => 'Head line of the chat panel.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'wp_popup_nickname' => 
                array (
                  'description' => 'Name above the first message.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'wp_popup_profile' => 
                array (
                  'description' => 'Address of the picture beside the first message.',
                  'type' => 'string',
                  'x-sanitizer' => 'url',
                  'maxLength' => 2000,
                  'x-schemes' => 
                  array (
                    0 => 'http',
                    1 => 'https',
                  ),
                ),
                'wp_popup_head_bg_color' => 
                array (
                  'description' => 'Background color of the chat panel\'s head. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                  'type' => 'string',
                  'x-sanitizer' => 'color',
                  'maxLength' => 100,
                ),
                'qr_code_image_url' => 
                array (
                  'description' => 'Address of the QR code\'s picture.',
                  'type' => 'string',
                  'x-sanitizer' => 'url',
                  'maxLength' => 2000,
                  'x-schemes' => 
                  array (
                    0 => 'http',
                    1 => 'https',
                  ),
                ),
                'title' => 
                array (
                  'description' => 'Alternative text of the QR code\'s picture.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'wechat_header' => 
                array (
                  'description' => 'Title of the QR code\'s panel.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'wechat_header_color' => 
                array (
                  'description' => 'Color of that title\'s background. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                  'type' => 'string',
                  'x-sanitizer' => 'color',
                  'maxLength' => 100,
                ),
                'wechat_qr_code_title' => 
                array (
                  'description' => 'Words above the QR code.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'mail_subject' => 
                array (
                  'description' => 'Email: subject that is filled in; {title} and {url} are replaced.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'link_type' => 
                array (
                  'description' => 'LinkedIn: profile of a person or of a company. Empty: channel_account_type, or else of a company.',
                  'type' => 'string',
                  'x-sanitizer' => 'enum',
                  'maxLength' => 100,
                  'enum' => 
                  array (
                    0 => 'personal',
                    1 => 'company',
                    2 => '',
                  ),
                  'default' => '',
                ),
                'channel_account_type' => 
                array (
                  'description' => 'The same under the name that real sites use.',
                  'type' => 'string',
                  'x-sanitizer' => 'enum',
                  'maxLength' => 100,
                  'enum' => 
                  array (
                    0 => 'personal',
                    1 => 'company',
                    2 => '',
                  ),
                  'default' => '',
                ),
                'viber_url' => 
                array (
                  'description' => 'Kept, not used: for Viber, start of the link for an account that is not a number.',
                  'x-stored' => true,
                  'x-public' => false,
                  'type' => 'string',
                  'x-sanitizer' => 'url',
                  'maxLength' => 2000,
                ),
                'header_text' => 
                array (
                  'description' => 'Title of the agents\' panel.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'header_sub_text' => 
                array (
                  'description' => 'Words under that title.',
                  'type' => 
                  array (
                    0 => 'string',
                    1 => 'number',
                  ),
                  'x-sanitizer' => 'text',
                  'maxLength' => 1000,
                ),
                'header_bg_color' => 
                array (
                  'description' => 'Background color of that title. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                  'type' => 'string',
                  'x-sanitizer' => 'color',
                  'maxLength' => 100,
                ),
                'header_text_color' => 
                array (
                  'description' => 'Text color of that title. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                  'type' => 'string',
                  'x-sanitizer' => 'color',
                  'maxLength' => 100,
                ),
                'contact_form_settings' => 
                array (
                  'description' => 'Words, colors and follow-up of the contact form.',
                  'type' => 'object',
                  'additionalProperties' => false,
                  'properties' => 
                  array (
                    'contact_form_title' => 
                    array (
                      'description' => 'Title of the form.',
                      'type' => 
                      array (
                        0 => 'string',
                        1 => 'number',
                      ),
                      'x-sanitizer' => 'text',
                      'maxLength' => 1000,
                    ),
                    'title_bg_color' => 
                    array (
                      'description' => 'Background color of the title. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                      'type' => 'string',
                      'x-sanitizer' => 'color',
                      'maxLength' => 100,
                    ),
                    'button_text' => 
                    array (
                      'description' => 'Words on the submit button.',
                      'type' => 
                      array (
                        0 => 'string',
                        1 => 'number',
                      ),
                      'x-sanitizer' => 'text',
                      'maxLength' => 1000,
                    ),
                    'button_text_color' => 
                    array (
                      'description' => 'Text color of the submit button. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                      'type' => 'string',
                      'x-sanitizer' => 'color',
                      'maxLength' => 100,
                    ),
                    'button_bg_color' => 
                    array (
                      'description' => 'Background color of the submit button. #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(); empty: the default color.',
                      'type' => 'string',
                      'x-sanitizer' => 'color',
                      'maxLength' => 100,
                    ),
                    'contact_form_field_order' => 
                    array (
                      'description' => 'Order of the fields.',
                      'type' => 'array',
                      'maxItems' => 20,
                      'items' => 
                      array (
                        'description' => 'Name of a field.',
                        'type' => 'string',
                        'x-sanitizer' => 'slug',
                        'maxLength' => 50,
                      ),
                    ),
                    'thanks_message' => 
                    array (
                      'description' => 'Message after the form was sent. Empty: a default.',
                      'x-public' => false,
                      'type' => 'string',
                      'x-sanitizer' => 'multiline-text',
                      'maxLength' => 10000,
                    ),
                    'redirect_action' => 
                    array (
                      'description' => 'Whether the visitor is sent to redirect_link afterwards. On: 1, true, "1", "yes", "on"; everything else is off.',
                      'type' => 
                      array (
                        0 => 'boolean',
                        1 => 'integer',
                        2 => 'string',
                        3 => 'array',
                      ),
                      'x-sanitizer' => 'boolean',
                      'maxLength' => 100,
                      'maxItems' => 0,
                    ),
                    'redirect_link' => 
                    array (
                      'description' => 'Address for redirect_action; http or https, or a path, which counts from the site\'s front page.',
                      'type' => 'string',
                      'x-sanitizer' => 'url',
                      'maxLength' => 2000,
                      'x-schemes' => 
                      array (
                        0 => 'http',
                        1 => 'https',
                      ),
                    ),
                    'link_in_new_tab' => 
                    array (
                      'description' => 'Whether redirect_link opens in a new tab. On: 1, true, "1", "yes", "on"; everything else is off.',
                      'type' => 
                      array (
                        0 => 'boolean',
                        1 => 'integer',
                        2 => 'string',
                        3 => 'array',
                      ),
                      'x-sanitizer' => 'boolean',
                      'maxLength' => 100,
                      'maxItems' => 0,
                    ),
                    'close_form_after' => 
                    array (
                      'description' => 'Whether the form closes by itself after it was sent. On: 1, true, "1", "yes", "on"; everything else is off.',
                      'type' => 
                      array (
                        0 => 'boolean',
                        1 => 'integer',
                        2 => 'string',
                        3 => 'array',
                      ),
                      'x-sanitizer' => 'boolean',
                      'maxLength' => 100,
                      'maxItems' => 0,
                    ),
                    'close_form_after_seconds' => 
                    array (
                      'description' => 'Seconds until it closes.',
                      'type' => 
                      array (
                        0 => 'integer',
                        1 => 'number',
                        2 => 'string',
                      ),
                      'x-sanitizer' => 'number',
                      'maxLength' => 100,
                      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
                      'minimum' => 0,
                      'maximum' => 3600,
                    ),
                    'email_address' => 
                    array (
                      'description' => 'Who gets the messages; several with commas. Empty: the site\'s administrator. Never printed on a page.',
                      'type' => 'string',
                      'x-sanitizer' => 'email-list',
                      'maxLength' => 2000,
                      'x-public' => false,
                    ),
                    'email_subject' => 
                    array (
                      'description' => 'Subject of the mail to the owner. Never printed on a page.',
                      'type' => 
                      array (
                        0 => 'string',
                        1 => 'number',
                      ),
                      'x-sanitizer' => 'text',
                      'maxLength' => 1000,
                      'x-public' => false,
                    ),
                  ),
                ),
                'contact_fields' => 
                array (
                  'description' => 'Fields of the contact form. Contact_Us without fields gets name, email and message.',
                  'type' => 'array',
                  'maxItems' => 20,
                  'items' => 
                  array (
                    'description' => 'One field of the contact form.',
                    'type' => 'object',
                    'additionalProperties' => false,
                    'properties' => 
                    array (
                      'field' => 
                      array (
                        'description' => 'name, email, phone or message. Another field is accepted and not shown.',
                        'type' => 'string',
                        'x-sanitizer' => 'slug',
                        'maxLength' => 50,
                      ),
                      'title' => 
                      array (
                        'description' => 'Label of the field.',
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'text',
                        'maxLength' => 1000,
                      ),
                      'type' => 
                      array (
                        'description' => 'Kind of input.',
                        'type' => 'string',
                        'x-sanitizer' => 'enum',
                        'maxLength' => 100,
                        'enum' => 
                        array (
                          0 => 'text',
                          1 => 'email',
                          2 => 'tel',
                          3 => 'textarea',
                          4 => 'url',
                          5 => 'number',
                          6 => 'date',
                        ),
                        'default' => 'text',
                      ),
                      'placeholder' => 
                      array (
                        'description' => 'Hint inside the empty field.',
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'text',
                        'maxLength' => 1000,
                      ),
                      'is_required' => 
                      array (
                        'description' => 'Whether the field must be filled in. On: 1, true, "1", "yes", "on"; everything else is off.',
                        'type' => 
                        array (
                          0 => 'boolean',
                          1 => 'integer',
                          2 => 'string',
                          3 => 'array',
                        ),
                        'x-sanitizer' => 'boolean',
                        'maxLength' => 100,
                        'maxItems' => 0,
                      ),
                      'is_custom' => 
                      array (
                        'description' => 'Kept, not used: whether it is a field of the owner\'s own, which is not shown. On: 1, true, "1", "yes", "on"; everything else is off.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 
                        array (
                          0 => 'boolean',
                          1 => 'integer',
                          2 => 'string',
                          3 => 'array',
                        ),
                        'x-sanitizer' => 'boolean',
                        'maxLength' => 100,
                        'maxItems' => 0,
                      ),
                      'field_dropdown' => 
                      array (
                        'description' => 'Kept, not used: kind of a field of the owner\'s own.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 'string',
                        'x-sanitizer' => 'slug',
                        'maxLength' => 50,
                      ),
                      'field_label' => 
                      array (
                        'description' => 'Kept, not used: label of a field of the owner\'s own.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'text',
                        'maxLength' => 1000,
                      ),
                      'dropdown_placeholder' => 
                      array (
                        'description' => 'Kept, not used: first entry of a list field.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 
                        array (
                          0 => 'string',
                          1 => 'number',
                        ),
                        'x-sanitizer' => 'text',
                        'maxLength' => 1000,
                      ),
                      'dropdown_option' => 
                      array (
                        'description' => 'Kept, not used: entries of a list field.',
                        'x-stored' => true,
                        'x-public' => false,
                        'type' => 'array',
                        'maxItems' => 100,
                        'items' => 
                        array (
                          'description' => 'One entry.',
                          'type' => 
                          array (
                            0 => 'string',
                            1 => 'number',
                          ),
                          'x-sanitizer' => 'text',
                          'maxLength' => 1000,
                        ),
                      ),
                    ),
                  ),
                ),
                'widget_token' => 
                array (
                  'description' => 'Accepted, not used: the page gets a fresh token of this site instead.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'widget_index' => 
                array (
                  'description' => 'Accepted, not used: made from the widget\'s id.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'order' => 
                array (
                  'description' => 'Accepted, not used: channels show in the order of the list.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'chatway_position' => 
                array (
                  'description' => 'Accepted, not used: place of another vendor\'s chat.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'contact_custom_fields' => 
                array (
                  'description' => 'Accepted, not used: fields of the owner\'s own.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'v2_site_key' => 
                array (
                  'description' => 'Accepted, not used: captcha.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'v3_site_key' => 
                array (
                  'description' => 'Accepted, not used: captcha.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'enable_recaptcha' => 
                array (
                  'description' => 'Accepted, not used: captcha.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
                'hide_recaptcha_badge' => 
                array (
                  'description' => 'Accepted, not used: captcha.',
                  'x-supported' => false,
                  'x-public' => false,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    'data_analytics_settings' => 
    array (
      'description' => 'Whether views and clicks are counted.',
      'type' => 'string',
      'x-sanitizer' => 'enum',
      'maxLength' => 100,
      'enum' => 
      array (
        0 => 'on',
        1 => 'off',
      ),
      'default' => 'on',
    ),
    'retention_days' => 
    array (
      'description' => 'For how many days visitors\' messages are kept; 0 for ever. Never printed on a page.',
      'type' => 
      array (
        0 => 'integer',
        1 => 'number',
        2 => 'string',
      ),
      'x-sanitizer' => 'number',
      'maxLength' => 100,
      'x-public' => false,
      'pattern' => '^\\s*(-?[0-9]+([.][0-9]+)?)?\\s*$',
      'minimum' => 0,
      'maximum' => 36500,
      'default' => 365,
    ),
    'keep_contacts' => 
    array (
      'description' => 'Whether visitors\' messages stay when the plugin is removed. On: 1, true, "1", "yes", "on"; everything else is off. Never printed on a page.',
      'type' => 
      array (
        0 => 'boolean',
        1 => 'integer',
        2 => 'string',
        3 => 'array',
      ),
      'x-sanitizer' => 'boolean',
      'maxLength' => 100,
      'x-public' => false,
      'maxItems' => 0,
    ),
    'ajax_url' => 
    array (
      'description' => 'Accepted, not used: the page gets this site\'s own address.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'analytics' => 
    array (
      'description' => 'Accepted, not used: edition mark.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'capture_analytics' => 
    array (
      'description' => 'Accepted, not used: usage reports to a vendor.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'token' => 
    array (
      'description' => 'Accepted, not used: token of another site.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'lang' => 
    array (
      'description' => 'Accepted, not used: words come from the plugin\'s translations.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'view' => 
    array (
      'description' => 'Accepted, not used: made for each page.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'debug' => 
    array (
      'description' => 'Accepted, not used: made for each page.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'page_id' => 
    array (
      'description' => 'Accepted, not used: page of another site.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'product' => 
    array (
      'description' => 'Accepted, not used: product of another site.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'has_chatway' => 
    array (
      'description' => 'Accepted, not used: state of another plugin.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'has_CookieYes' => 
    array (
      'description' => 'Accepted, not used: state of another plugin.',
      'x-supported' => false,
      'x-public' => false,
    ),
    'has_iubenda_cookie' => 
    array (
      'description' => 'Accepted, not used: state of another plugin.',
      'x-supported' => false,
      'x-public' => false,
    ),
  ),
);
