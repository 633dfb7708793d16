/** The parts of a ZIP archive, unpacked one by one and never to more than is allowed. */
import { inflateRawSync } from 'node:zlib';

const endLength = 22;
const longestComment = 65_535;
const directoryEntryLength = 46;
const localHeaderLength = 30;

const signatures = { end: 0x06054b50, directoryEntry: 0x02014b50, localHeader: 0x04034b50 };

/** What an archive says of one of its parts. */
interface Part {
  readonly method: number;
  readonly packedBytes: number;
  readonly offset: number;
}

/** The archive is damaged, or of a kind that no spreadsheet program writes. */
export class BrokenArchive extends Error {
  override readonly name: string = 'BrokenArchive';
}

/** A part would be larger than allowed. */
export class ArchiveTooLarge extends Error {
  override readonly name: string = 'ArchiveTooLarge';
}

function endOf(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - endLength - longestComment);
  for (let place = bytes.length - endLength; place >= earliest; place -= 1)
    if (bytes.readUInt32LE(place) === signatures.end) return place;
  throw new BrokenArchive('no directory');
}

function readDirectory(bytes: Buffer): ReadonlyMap<string, Part> {
  const end = endOf(bytes);
  const parts = new Map<string, Part>();
  const count = bytes.readUInt16LE(end + 10);
  let place = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(place) !== signatures.directoryEntry) throw new BrokenArchive('directory');
    const nameLength = bytes.readUInt16LE(place + 28);
    const name = bytes.toString('utf8', place + directoryEntryLength, place + directoryEntryLength + nameLength);
    parts.set(name, {
      method: bytes.readUInt16LE(place + 10),
      packedBytes: bytes.readUInt32LE(place + 20),
      offset: bytes.readUInt32LE(place + 42),
    });
    const others = bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
    place += directoryEntryLength + nameLength + others;
  }
  return parts;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function unpack(bytes: Buffer, { method, packedBytes, offset }: Part, maxBytes: number): Buffer {
  if (bytes.readUInt32LE(offset) !== signatures.localHeader) throw new BrokenArchive('header');
  const start = offset + localHeaderLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) return packed;
  if (method !== 8) throw new BrokenArchive(`method ${method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    // What the archive says of its size may be a lie, so only the unpacking itself tells.
    if (isTooLarge(cause)) throw new ArchiveTooLarge(`more than ${maxBytes} bytes`, { cause });
    throw new BrokenArchive('content', { cause });
  }
}

/**
 * Opens an archive: returns a function that unpacks a part by its name, undefined if there is none. All parts together
 * are at most `maxBytes` long. Both throw BrokenArchive, the function also ArchiveTooLarge.
 */
export function openArchive(archive: Uint8Array, maxBytes: number): (name: string) => Buffer | undefined {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const guarded = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (cause) {
      if (cause instanceof BrokenArchive || cause instanceof ArchiveTooLarge) throw cause;
      throw new BrokenArchive('outside of the file', { cause });
    }
  };
  const parts = guarded(() => readDirectory(bytes));
  let left = maxBytes;
  return (name) => {
    const part = parts.get(name);
    if (part === undefined) return undefined;
    // Zero would mean no limit.
    const unpacked = guarded(() => unpack(bytes, part, Math.max(1, left)));
    left -= unpacked.length;
    return unpacked;
  };
}
