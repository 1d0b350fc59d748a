import { withoutEnd } from '../../language/characters.ts'

/** What some system does not take in a name, or reads as something else: folders, wildcards, streams, control and direction signs. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** Names that belong to devices on Windows, whatever stands behind their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i

/** Longest name in bytes; file systems take 255, and some room is left for a number. */
const LONGEST = 200

/** A name that every system can keep a file under, as like the given one as may be: a single one, in no folder, not hidden, not a device's. */
export function safeName(name: string): string {
  const bare = name.toWellFormed().normalize('NFC').replace(UNSAFE, '_')
  const trimmed = withoutEnd(shortened(bare.replace(/^[\s.]+/, '')), ' .')
  if (trimmed === '') return 'file'
  return DEVICE.test(trimmed) ? `_${trimmed}` : trimmed
}

/** Gives each file a path in a folder that no other has, also where capitals and ways of writing a letter are not told apart. */
export function uniquePaths(): (folder: string, name: string) => string {
  const taken = new Set<string>()
  return (folder, name) => {
    const [stem, ending] = parts(safeName(name))
    for (let nth = 1; ; nth += 1) {
      const path = `${folder}/${stem}${nth === 1 ? '' : ` (${nth})`}${ending}`
      const key = path.normalize('NFKC').toUpperCase().toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return path
    }
  }
}

/** Cut between letters, before the ending: that is what a file is opened by. */
function shortened(name: string): string {
  const [stem, ending] = parts(name)
  const letters = [...stem]
  let bytes = Buffer.byteLength(name)
  while (bytes > LONGEST) bytes -= Buffer.byteLength(letters.pop() ?? name)
  return `${letters.join('')}${ending}`
}

/** A name and its ending: "topic", ".pdf". */
function parts(name: string): [stem: string, ending: string] {
  const ending = /(?<=.)\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - ending.length), ending]
}
