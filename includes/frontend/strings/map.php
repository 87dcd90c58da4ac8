<?php
/**
 * Strings of the behaviour "map".
 *
 * @package Chaty
 */

return array(
	// On and beside the map.
	'Show the map'                                        => __( 'Show the map', 'chaty' ),
	'The map comes from another service, which is asked when you show it.' => __( 'The map comes from another service, which is asked when you show it.', 'chaty' ),
	'The map could not be loaded.'                        => __( 'The map could not be loaded.', 'chaty' ),
	'Map'                                                 => __( 'Map', 'chaty' ),
	'Zoom in'                                             => __( 'Zoom in', 'chaty' ),
	'Zoom out'                                            => __( 'Zoom out', 'chaty' ),
	'Close'                                               => __( 'Close', 'chaty' ),
	'Use two fingers to move the map'                     => __( 'Use two fingers to move the map', 'chaty' ),
	'The map cannot be shown at the moment.'              => __( 'The map cannot be shown at the moment.', 'chaty' ),
	'Too many addresses at once. The map continues more slowly.' => __( 'Too many addresses at once. The map continues more slowly.', 'chaty' ),
	'From'                                                => _x( 'From', 'directions', 'chaty' ),
	'To'                                                  => _x( 'To', 'directions', 'chaty' ),
	'Show the route'                                      => __( 'Show the route', 'chaty' ),
	'Looking for the route …'                             => __( 'Looking for the route …', 'chaty' ),
	/* translators: %1$s: how many places of a map one of its buttons stands for. */
	'%1$s places'                                         => _n_noop( '%1$s place', '%1$s places', 'chaty' ),
	'Directions'                                          => __( 'Directions', 'chaty' ),

	// Errors of addresses and routes.
	'The provided request is invalid.'                    => __( 'The provided request is invalid.', 'chaty' ),
	'One or more of the given addresses could not be found.' => __( 'One or more of the given addresses could not be found.', 'chaty' ),
	'A temporary error occured. Please try again in a few minutes.' => __( 'A temporary error occured. Please try again in a few minutes.', 'chaty' ),
	'An error occured. Please contact us.'                => __( 'An error occured. Please contact us.', 'chaty' ),
	'An unknown error occured. Please try again.'         => __( 'An unknown error occured. Please try again.', 'chaty' ),
	'No route could be found within the given addresses.' => __( 'No route could be found within the given addresses.', 'chaty' ),

	// Directions.
	'Continue'                                            => _x( 'Continue', 'directions', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Continue on %1$s'                                    => __( 'Continue on %1$s', 'chaty' ),
	'Make a U-turn'                                       => __( 'Make a U-turn', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Make a U-turn onto %1$s'                             => __( 'Make a U-turn onto %1$s', 'chaty' ),
	'Turn sharp right'                                    => __( 'Turn sharp right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Turn sharp right onto %1$s'                          => __( 'Turn sharp right onto %1$s', 'chaty' ),
	'Turn right'                                          => __( 'Turn right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Turn right onto %1$s'                                => __( 'Turn right onto %1$s', 'chaty' ),
	'Bear right'                                          => __( 'Bear right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Bear right onto %1$s'                                => __( 'Bear right onto %1$s', 'chaty' ),
	'Go straight ahead'                                   => __( 'Go straight ahead', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Go straight ahead onto %1$s'                         => __( 'Go straight ahead onto %1$s', 'chaty' ),
	'Bear left'                                           => __( 'Bear left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Bear left onto %1$s'                                 => __( 'Bear left onto %1$s', 'chaty' ),
	'Turn left'                                           => __( 'Turn left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Turn left onto %1$s'                                 => __( 'Turn left onto %1$s', 'chaty' ),
	'Turn sharp left'                                     => __( 'Turn sharp left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Turn sharp left onto %1$s'                           => __( 'Turn sharp left onto %1$s', 'chaty' ),
	'Keep right'                                          => __( 'Keep right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Keep right onto %1$s'                                => __( 'Keep right onto %1$s', 'chaty' ),
	'Keep straight ahead'                                 => __( 'Keep straight ahead', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Keep straight ahead onto %1$s'                       => __( 'Keep straight ahead onto %1$s', 'chaty' ),
	'Keep left'                                           => __( 'Keep left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Keep left onto %1$s'                                 => __( 'Keep left onto %1$s', 'chaty' ),
	'Take the ramp on the right'                          => __( 'Take the ramp on the right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the ramp on the right to %1$s'                  => __( 'Take the ramp on the right to %1$s', 'chaty' ),
	'Take the ramp'                                       => __( 'Take the ramp', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the ramp to %1$s'                               => __( 'Take the ramp to %1$s', 'chaty' ),
	'Take the ramp on the left'                           => __( 'Take the ramp on the left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the ramp on the left to %1$s'                   => __( 'Take the ramp on the left to %1$s', 'chaty' ),
	'Take the exit on the right'                          => __( 'Take the exit on the right', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the exit on the right to %1$s'                  => __( 'Take the exit on the right to %1$s', 'chaty' ),
	'Take the exit'                                       => __( 'Take the exit', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the exit to %1$s'                               => __( 'Take the exit to %1$s', 'chaty' ),
	'Take the exit on the left'                           => __( 'Take the exit on the left', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the exit on the left to %1$s'                   => __( 'Take the exit on the left to %1$s', 'chaty' ),
	'Your destination is on the right'                    => __( 'Your destination is on the right', 'chaty' ),
	'You have arrived'                                    => __( 'You have arrived', 'chaty' ),
	'Your destination is on the left'                     => __( 'Your destination is on the left', 'chaty' ),
	'Enter the roundabout'                                => __( 'Enter the roundabout', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Enter the roundabout to %1$s'                        => __( 'Enter the roundabout to %1$s', 'chaty' ),
	/* translators: %1$s: number of an exit. */
	'At the roundabout, take exit %1$s'                   => __( 'At the roundabout, take exit %1$s', 'chaty' ),
	/* translators: 1: number of an exit, 2: name of a street. */
	'At the roundabout, take exit %1$s onto %2$s'         => __( 'At the roundabout, take exit %1$s onto %2$s', 'chaty' ),
	'Start'                                               => _x( 'Start', 'directions', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Start on %1$s'                                       => __( 'Start on %1$s', 'chaty' ),
	'Merge'                                               => __( 'Merge', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Merge onto %1$s'                                     => __( 'Merge onto %1$s', 'chaty' ),
	'Leave the roundabout'                                => __( 'Leave the roundabout', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Leave the roundabout onto %1$s'                      => __( 'Leave the roundabout onto %1$s', 'chaty' ),
	'Take the ferry'                                      => __( 'Take the ferry', 'chaty' ),
	/* translators: %1$s: name of a street, a place or a ferry. */
	'Take the ferry %1$s'                                 => __( 'Take the ferry %1$s', 'chaty' ),
);
