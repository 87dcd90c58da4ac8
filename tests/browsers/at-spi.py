"""
Prints what Firefox tells assistive programs on Linux: what has the focus after each key, and what live regions say. Asks
by AT-SPI as screen readers do (pyatspi), and presses keys as people do (xdotool).

    dbus-run-session -- xvfb-run -a /usr/bin/python3 at-spi.py PROFILE URL
"""
import subprocess
import sys
import time

import gi

gi.require_version( 'Atspi', '2.0' )
import pyatspi
from gi.repository import Atspi, GLib

LAUNCHER = 'Contact us'
# A key, or a text that is typed; what has the focus then; and why.
STORY = [
	( 'Return', 'WhatsApp', 'the list opens' ),
	( 'Tab', 'Phone', '' ),
	( 'Tab', 'Order a cake', '' ),
	( 'Return', 'Name', 'the form opens' ),
	( 'Return', 'Name', 'it is empty' ),
	( 'Ada', 'Name', '' ),
	( 'Tab', 'Email', '' ),
	( 'ada@example.org', 'Email', '' ),
	( 'Return', '', 'it is sent' ),
	( 'Escape', 'Order a cake', 'back to the list' ),
	( 'Escape', LAUNCHER, 'back to the page' ),
]
KEYS = ( 'Return', 'Tab', 'Escape' )
STATES = [ 'expanded', 'expandable', 'required', 'invalid entry', 'checked' ]
LIVE = [ 'status bar', 'alert' ]
# Stands in a text for an element within it.
EMBEDDED = '\ufffc'
START_SECONDS = 120
# A busy machine answers late.
ANSWER_MS = 20_000
# How long nothing more is told before the next key.
QUIET_SECONDS = 3
KEY_SECONDS = 20

focused = []
said = []


def describe( element ):
	states = [ pyatspi.stateToString( state ) for state in element.getState().getStates() ]
	parts = [ element.getRoleName(), f'"{ element.name }"' ] + [ state for state in STATES if state in states ]
	return ' '.join( parts ) + ( f': { element.description }' if element.description else '' )


def read_text( element ):
	text = element.queryText().getText( 0, -1 )
	return ''.join( read_text( child ) for child in element ) if EMBEDDED in text else text


def is_in_page( element ):
	while element and element.getRoleName() != 'document web':
		element = element.parent
	return bool( element )


def on_event( event ):
	try:
		role = event.source.getRoleName()
		if not is_in_page( event.source.parent ):
			return
		if event.type.startswith( 'object:text-changed:insert' ):
			if role in LIVE:
				said.append( f'{ role } says: { read_text( event.source ) }' )
		elif event.detail1 and ( event.source.name or role in LIVE ):
			focused.append( event.source )
	except Exception:
		# The element is gone by now.
		pass


def listen( seconds ):
	context = GLib.MainContext.default()
	end = time.time() + seconds
	while time.time() < end:
		while context.pending():
			context.iteration( False )
		time.sleep( 0.02 )


def find( element, is_wanted ):
	try:
		if is_wanted( element ):
			return element
		for index in range( element.childCount ):
			found = find( element.getChildAtIndex( index ), is_wanted )
			if found:
				return found
	except Exception:
		pass
	return None


def wait_for_launcher():
	end = time.time() + START_SECONDS
	while time.time() < end:
		desktop = pyatspi.Registry.getDesktop( 0 )
		page = find( desktop, lambda one: one.getRoleName() == 'document web' and one.childCount )
		found = page and find( page, lambda one: one.name == LAUNCHER and one.getRoleName() == 'push button' )
		if found:
			return found
		listen( 1 )
	sys.exit( 'Firefox shows no launcher.' )


def xdotool( *arguments ):
	return subprocess.run( [ 'xdotool', *arguments ], capture_output=True, text=True ).stdout.split()


def has_focus( name ):
	try:
		return focused[ -1 ].name == name
	except Exception:
		# What had the focus is gone; what has it now is told next.
		return False


def focus_launcher():
	end = time.time() + START_SECONDS
	while time.time() < end:
		try:
			wait_for_launcher().queryComponent().grabFocus()
		except Exception:
			# Firefox makes a new object of an element that a script moves.
			pass
		listen( 2 )
		if has_focus( LAUNCHER ):
			return
	sys.exit( 'The launcher does not take the focus.' )


def press( key, name ):
	said.clear()
	if key not in KEYS:
		xdotool( 'type', key )
	else:
		xdotool( 'key', key )
		end = time.time() + KEY_SECONDS
		while time.time() < end and not has_focus( name ):
			listen( 0.1 )
	listen( QUIET_SECONDS )


def press_all():
	print( describe( focused[ -1 ] ) )
	for key, name, why in STORY:
		press( key, name )
		print( f'\n# { key }' + ( f': { why }' if why else '' ) )
		print( '\n'.join( [ describe( focused[ -1 ] ) ] + said ) )


def main():
	profile, url = sys.argv[ 1: ]
	Atspi.set_timeout( ANSWER_MS, ANSWER_MS )
	subprocess.Popen( [ '/usr/libexec/at-spi-bus-launcher', '--launch-immediately' ], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL )
	time.sleep( 1 )
	firefox = subprocess.Popen( [ 'firefox-esr', '--profile', profile, '--no-remote', url ], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL )
	try:
		for kind in ( 'object:state-changed:focused', 'object:text-changed:insert' ):
			pyatspi.Registry.registerEventListener( on_event, kind )
		wait_for_launcher()
		listen( 2 )
		for window in xdotool( 'search', '--onlyvisible', '--class', 'firefox' ):
			xdotool( 'windowfocus', window )
		listen( 1 )
		focus_launcher()
		press_all()
	finally:
		firefox.terminate()


main()
