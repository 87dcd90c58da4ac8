/* eslint-disable no-bitwise -- A zip's checksums and flags are made of bits. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { crc32 as nodeCrc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const DEFLATED = 8;
/** 1980-01-01 00:00 in MS-DOS form, so that equal files make equal zips. */
const FIXED_DATE = 0x21;
const UTF8_NAMES = 0x800;

const CRC_TABLE = Array.from( { length: 256 }, ( _, n ) => {
	for ( let bit = 0; bit < 8; bit++ ) {
		n = n & 1 ? 0xedb88320 ^ ( n >>> 1 ) : n >>> 1;
	}
	return n >>> 0;
} );

function crc32( data ) {
	if ( nodeCrc32 ) {
		return nodeCrc32( data );
	}
	let crc = 0xffffffff;
	for ( const byte of data ) {
		crc = CRC_TABLE[ ( crc ^ byte ) & 0xff ] ^ ( crc >>> 8 );
	}
	return ( crc ^ 0xffffffff ) >>> 0;
}

/**
 * Reads a zip file without any program or package.
 *
 * @param {string} file Path of the zip.
 * @return {Array<{name: string, read: () => Buffer}>} Its files, in order; folders are left out.
 */
export function readZip( file ) {
	const zip = readFileSync( file );
	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END_HEADER ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( `${ file } is no zip file.` );
	}
	const entries = [];
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		const method = zip.readUInt16LE( at + 10 );
		const size = zip.readUInt32LE( at + 20 );
		const nameLength = zip.readUInt16LE( at + 28 );
		const local = zip.readUInt32LE( at + 42 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
		if ( name.endsWith( '/' ) ) {
			continue;
		}
		const read = () => {
			const start =
				local +
				30 +
				zip.readUInt16LE( local + 26 ) +
				zip.readUInt16LE( local + 28 );
			const body = zip.subarray( start, start + size );
			return method === DEFLATED ? inflateRawSync( body ) : body;
		};
		entries.push( { name, read } );
	}
	return entries;
}

/**
 * Unpacks a zip file.
 *
 * @param {string}                    file   Path of the zip.
 * @param {string}                    folder Where to; made when missing.
 * @param {(name: string) => boolean} [keep] Which files to unpack.
 */
export function unpackZip( file, folder, keep = () => true ) {
	for ( const { name, read } of readZip( file ) ) {
		const target = join( folder, name );
		const isInside = target.startsWith( normalize( folder + sep ) );
		if ( isInside && keep( name ) ) {
			mkdirSync( dirname( target ), { recursive: true } );
			writeFileSync( target, read() );
		}
	}
}

function headers( name, data, packed, offset ) {
	const nameBytes = Buffer.from( name );
	const shared = Buffer.alloc( 26 );
	shared.writeUInt16LE( 20, 0 );
	shared.writeUInt16LE( UTF8_NAMES, 2 );
	shared.writeUInt16LE( DEFLATED, 4 );
	shared.writeUInt16LE( FIXED_DATE, 8 );
	shared.writeUInt32LE( crc32( data ), 10 );
	shared.writeUInt32LE( packed.length, 14 );
	shared.writeUInt32LE( data.length, 18 );
	shared.writeUInt16LE( nameBytes.length, 22 );
	const local = Buffer.alloc( 4 );
	local.writeUInt32LE( LOCAL_HEADER );
	const central = Buffer.alloc( 6 );
	central.writeUInt32LE( CENTRAL_HEADER );
	central.writeUInt16LE( 0x0314, 4 );
	const tail = Buffer.alloc( 14 );
	tail.writeUInt32LE( ( 0o100644 << 16 ) >>> 0, 6 );
	tail.writeUInt32LE( offset, 10 );
	return {
		local: Buffer.concat( [ local, shared, nameBytes ] ),
		central: Buffer.concat( [ central, shared, tail, nameBytes ] ),
	};
}

/**
 * Writes a zip file; the same content always gives the same bytes.
 *
 * @param {string}                              file    Path of the zip.
 * @param {Array<{name: string, data: Buffer}>} entries What goes in.
 */
export function writeZip( file, entries ) {
	const bodies = [];
	const directory = [];
	let offset = 0;
	for ( const { name, data } of entries ) {
		const packed = deflateRawSync( data, { level: 9 } );
		const { local, central } = headers( name, data, packed, offset );
		bodies.push( local, packed );
		directory.push( central );
		offset += local.length + packed.length;
	}
	const listing = Buffer.concat( directory );
	const end = Buffer.alloc( 22 );
	end.writeUInt32LE( END_HEADER );
	end.writeUInt16LE( entries.length, 8 );
	end.writeUInt16LE( entries.length, 10 );
	end.writeUInt32LE( listing.length, 12 );
	end.writeUInt32LE( offset, 16 );
	writeFileSync( file, Buffer.concat( [ ...bodies, listing, end ] ) );
}
