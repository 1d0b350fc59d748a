import { stripped } from '../../../language/characters.ts'

/** What names of hosts end with and words do not; any other name is an address only with a path behind it. */
const ENDINGS: ReadonlySet<string> = new Set('com net org gov mil edu info biz xyz ru cn onion'.split(' '))

/** Signs that make an address harmless: "evil[.]com", "somebody (at) evil.com". */
const HARMLESS = /\s?[[(](\.|:|@|at|dot)[\])]\s?/gi
const SIGNS: Readonly<Record<string, string>> = { at: '@', dot: '.' }

const RUN = /[^\s<>"'`()[\]{}|*]+/g
const MARKS = '.,;:!?_'
const SCHEME = /(?<![\p{L}\d])(?:(?:https?|hxxps?|ftps?|javascript|vbscript|mailto|tel|sms|data(?=:\w+\/)):\S|www\.\w)/giu
/** Somebody at a host, a host with or without a path, the number of a host. */
const HOST = /^([\w.%+-]+@)?(?:(?:[\p{L}\d-]+\.)+(\p{L}{2,12})|(?:\d{1,3}\.){3}\d{1,3})(?:[/?#](.+)|:.*)?$/iu

/** Words that lead to an address and mean nothing without it. */
const LEAD = /(?<![\p{L}\d])(?:(?:please )?(?:see|visit|click|go to|at|via|on|under)(?: here| also)?)[\s:]{0,3}$/iu

/** The words of a link or nothing of an image, and where either leads: one word, in pointed brackets or not, with a title or not. */
const LINK = /(!?)\[([^[\]\n]{0,500})\]\(\s?<?[^\s()<>]{0,2000}(?:\([^\s()]{0,500}\))?[^\s()<>]{0,99}>?(?:\s"[^"\n]{0,500}")?\s?\)/g

/** The addresses of a text. */
export function addressesIn(text: string): string[] {
  return placesIn(text).map(({ address }) => address)
}

function placesIn(text: string): { address: string; at: number }[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => {
    const address = stripped(run, MARKS)
    return { address, at: index + run.indexOf(address) }
  }).filter(({ address }) => isAddress(address))
}

function isAddress(run: string): boolean {
  if (run.includes('://') || run.startsWith('//') || run.startsWith('\\\\') || run.search(SCHEME) >= 0) return true
  const [, somebody, ending = '', path] = HOST.exec(run) ?? []
  return somebody !== undefined || path !== undefined || ENDINGS.has(ending.toLowerCase())
}

/** A text without links, images and addresses; the words of a link stay. Addresses that stand in one of the `allowed` texts stay, too. */
export function withoutLinks(text: string, allowed: readonly string[]): string {
  const plain = text
    .replace(LINK, (_, image: string, words: string) => (image ? '' : words))
    .replace(HARMLESS, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? sign)
  let kept = ''
  let from = 0
  for (const { address, at } of placesIn(plain)) {
    if (isIn(allowed, address)) continue
    kept += plain.slice(from, at).replace(LEAD, '')
    from = at + address.length
  }
  return kept + plain.slice(from)
}

function isIn(allowed: readonly string[], address: string): boolean {
  return allowed.some((one) => one.includes(address))
}

/** So many letters tell which address it is that begins there. */
const TOLD_APART = 12
/** What an element, an image or a link begins with. */
const OPENING = /<(?=[\p{L}/!?|])|!(?=\[)|\](?=\()/gu

/**
 * The same text with a space in whatever still looks like the beginning of an element, a link, an image or an address, but for an address that stands
 * in one of the `allowed` texts. Done last.
 */
export function inert(text: string, allowed: readonly string[]): string {
  return text.replace(OPENING, '$& ').replace(SCHEME, (start: string, at: number, all: string) => {
    const isKept = isIn(allowed, all.slice(at, at + TOLD_APART).trimEnd())
    return isKept ? start : `${start.slice(0, -1)} ${start.slice(-1)}`
  })
}
