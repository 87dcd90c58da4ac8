/** WordPress's block editor. */
import type { Page } from '@playwright/test';
import { logIn } from './console';

/** Calls an action or a selector of the editor. */
export const callEditor = < Answer >( page: Page, call: string ) =>
	page.evaluate< Answer >( `wp.data.${ call }` );

export const canvasOf = ( page: Page ) =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

export async function openEditor( page: Page, address: string ) {
	await page.goto( `/wp-admin/${ address }` );
	await page.waitForFunction( 'window.wp?.data?.select( "core/editor" )' );
}

/** Begins a page and types in its first block, such as `/contact form`; returns the canvas. */
export async function beginPage( page: Page, typed: string ) {
	await logIn( page );
	await openEditor( page, 'post-new.php?post_type=page' );
	const canvas = canvasOf( page );
	const title = canvas.getByRole( 'textbox', { name: 'Add title' } );
	await title.fill( 'Write to us' );
	await title.press( 'Enter' );
	await page.keyboard.type( typed );
	return canvas;
}

/** The address under wp-admin at which a page is edited. */
export async function editAddress( page: Page, path: string ) {
	const html = await ( await page.request.get( path ) ).text();
	const [ , post ] = /page-id-(\d+)/.exec( html ) ?? [];
	return `post.php?post=${ post }&action=edit`;
}

/** Opens the editor of a page. */
export async function editPage( page: Page, path: string ) {
	await logIn( page );
	await openEditor( page, await editAddress( page, path ) );
}

/** Publishes the post and opens it anew; returns its address. */
export async function saveEditor( page: Page ) {
	await callEditor(
		page,
		'dispatch( "core/editor" ).editPost( { status: "publish" } )'
	);
	await callEditor( page, 'dispatch( "core/editor" ).savePost()' );
	const [ post, url ] = await callEditor< [ number, string ] >(
		page,
		'select( "core/editor" ) && [ wp.data.select( "core/editor" ).getCurrentPostId(), wp.data.select( "core/editor" ).getPermalink() ]'
	);
	await openEditor( page, `post.php?post=${ post }&action=edit` );
	return url;
}
