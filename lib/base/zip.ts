/** ZIP archives in memory: the same parts make the same bytes, whenever that is. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly text: string;
}

const signatures = { end: 0x06054b50, directoryEntry: 0x02014b50, localHeader: 0x04034b50 } as const;
const deflated = 8;
const version = 20;
const namesAreUtf8 = 0x0800;
/** The first day that the format knows. */
const day = 0x0021;

/** What both headers of a part say, in this order. */
function facts(checksum: number, packed: number, raw: number, name: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(version, 0);
  bytes.writeUInt16LE(namesAreUtf8, 2);
  bytes.writeUInt16LE(deflated, 4);
  bytes.writeUInt16LE(day, 8);
  bytes.writeUInt32LE(checksum, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(raw, 18);
  bytes.writeUInt16LE(name, 22);
  return bytes;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function endOf(parts: number, directoryBytes: number, directoryStart: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(signatures.end, 0);
  bytes.writeUInt16LE(parts, 8);
  bytes.writeUInt16LE(parts, 10);
  bytes.writeUInt32LE(directoryBytes, 12);
  bytes.writeUInt32LE(directoryStart, 16);
  return bytes;
}

/** The archive with these parts, in this order. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const raw = Buffer.from(part.text);
    const packed = deflateRawSync(raw);
    const said = facts(crc32(raw), packed.length, raw.length, name.length);
    const file = Buffer.concat([number(signatures.localHeader), said, name, packed]);
    const madeBy = Buffer.from([version, 0]);
    // Comment, disk and attributes: none.
    const rest = Buffer.alloc(10);
    directory.push(number(signatures.directoryEntry), madeBy, said, rest, number(offset), name);
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...files, entries, endOf(parts.length, entries.length, offset)]);
}
