/** What the header of a Word document of the old kind says: the version that wrote it, and whether its text is encrypted. */
export type DocHeader = { version: 'since-97' | 'before-97'; isEncrypted: boolean }

/** Where a piece of such a file can begin, in bytes; the header of the text begins one. */
const SECTOR = 512

const VERSIONS = new Map<number, DocHeader['version']>([
  [0xa5ec, 'since-97'],
  [0xa5dc, 'before-97'],
  [0xa5db, 'before-97'],
])

/** Where the header tells the format by number, twice, and the numbers that Word ever gave it: pictures before it hold all others. */
const FORMATS_AT = [2, 12]
const LAST_FORMAT = 0x01ff

/** Where in the header it says what was done to the text, and the sign that it is encrypted. */
const FLAGS_AT = 10
const ENCRYPTED = 0x0100

/** As much of the header as is looked at, in bytes. */
const HEADER = 14

/** The header of the text in a file of an old Office program; null where none stands in it. It is there too when the end of the file is not. */
export function docHeader(file: Buffer): DocHeader | null {
  for (let at = SECTOR; at + HEADER <= file.length; at += SECTOR) {
    const version = VERSIONS.get(file.readUInt16LE(at))
    if (version && FORMATS_AT.every((place) => file.readUInt16LE(at + place) <= LAST_FORMAT))
      return { version, isEncrypted: (file.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0 }
  }
  return null
}
