/** What a link in Markdown leads to: one word, in pointed brackets or not, with a title behind it or not. */
const TARGET = String.raw`\([ \t]{0,9}(?:<[^<>\n]{0,2000}>|(?:[^\s()<>]|\([^\s()<>]{0,500}\)){0,2000})(?:\s{1,9}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|\([^()\n]{0,500}\)))?[ \t]{0,9}\)`
const IMAGE = new RegExp(String.raw`!\[[^[\]\n]{0,500}\](?:${TARGET}|\[[^[\]\n]{0,200}\])?`, 'g')
const LINK = new RegExp(String.raw`\[((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){0,500})\]${TARGET}`, 'g')
/** "[1]: https://…", the place where Markdown keeps the address of "[words][1]". */
const DEFINITION = /^[ \t]{0,9}\[([^[\]\n]{1,200})\]:[ \t]{0,9}\S[^\n]{0,2000}$/gm
const REFERENCE = /\[([^[\]\n]{1,500})\]\[([^[\]\n]{0,200})\]/g

const SCHEMES =
  'https?|hxxps?|ftps?|sftp|file|javascript|vbscript|mailto|tel|sms|wss?|blob|ssh|git|ldaps?|gopher|smb|irc|magnet|intent|chrome|about|view-source|ms-[a-z]{2,12}'
/** What names of hosts end with and words do not; the others are addresses only with a path behind them. */
const ENDINGS = 'com|net|org|gov|mil|edu|info|biz|xyz|ru|cn|onion'
const ENDINGS_OF_PATHS = `${ENDINGS}|[a-z]{2,12}`
const WORD = String.raw`(?:[^\s<>"'“”‘’\]})|[]|\[[.:]\])`
/** Addresses of any kind, bare or made harmless ("hxxp", "[.]"). */
const ADDRESS = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${SCHEMES})\s?(?:\[:\]|:)\s?(?:\/\/|\\\\)${WORD}{1,2000}`,
    String.raw`(?<![\p{L}\d])(?:mailto|tel|sms|javascript|vbscript|about|intent|magnet|view-source):${WORD}{1,2000}`,
    String.raw`(?<![\p{L}\d])data:[a-z]{2,20}\/${WORD}{1,8000}`,
    String.raw`(?<![\p{L}\d.@-])(?:\/\/|\\\\)[\w-]{1,60}[.\\/]${WORD}{1,2000}`,
    String.raw`(?<![\p{L}\d.])www\.${WORD}{1,2000}`,
    String.raw`(?<![\p{L}\d._%+@-])[\w.%+-]{1,64}\s?(?:@|\[at\]|\(at\))\s?[\p{L}\d-]{1,60}(?:(?:\.|\s?(?:\[\.\]|\(dot\)|\[dot\])\s?)[\p{L}\d-]{1,60}){1,5}`,
    String.raw`(?<![\p{L}\d._@-])[\p{L}\d-]{1,60}(?:(?:\.|\[\.\])[\p{L}\d-]{1,60}){0,4}(?:(?:\.|\[\.\])(?:${ENDINGS})(?![\p{L}\d_-]|\.\p{L})(?:[/?#:]${WORD}{0,2000})?|\[\.\](?:${ENDINGS_OF_PATHS})(?![\p{L}\d])${WORD}{0,2000}|\.(?:${ENDINGS_OF_PATHS})[/?#](?=[\w%-])${WORD}{1,2000})`,
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\/${WORD}{0,2000}`,
  ].join('|'),
  'giu',
)

/** Words that lead to an address and mean nothing without it. */
const LEAD = /(?<![\p{L}\d])(?:(?:please )?(?:see|visit|click|go to|at|via|on|under)(?: here| also)?|https?)[\s:]{0,3}$/iu

/** The addresses of a text, bare or made harmless. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?]+$/, ''))
}

/** A text without links, images and addresses; the words of a link stay. Addresses that stand in one of the `allowed` texts stay, too. */
export function withoutLinks(text: string, allowed: readonly string[]): string {
  const defined = new Set([...text.matchAll(DEFINITION)].map(([, name = '']) => name.toLowerCase()))
  const plain = text
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(DEFINITION, '')
    .replace(REFERENCE, (all, words: string, name: string) => (defined.has((name || words).toLowerCase()) ? words : all))
  return withoutAddresses(plain, allowed)
}

function withoutAddresses(text: string, allowed: readonly string[]): string {
  let kept = ''
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(/[.,;:!?]+$/, '')
    if (isIn(allowed, address)) continue
    kept += text.slice(from, match.index).replace(LEAD, '')
    from = match.index + address.length
  }
  return kept + text.slice(from)
}

function isIn(allowed: readonly string[], address: string): boolean {
  return allowed.some((one) => one.includes(address.replace(/[.,;:!?]+$/, '')))
}

/** Pieces of marks that taking others out may have put together. */
const SCHEME = new RegExp(String.raw`(?<![\p{L}\d])(${SCHEMES}|data):(?=[^\s/]|\/{1,9}(?:[^\p{L}\d/]|$))`, 'giu')

/**
 * The same text with a space in whatever still looks like the beginning of an element, a link, an image or an address, but for an address that stands
 * in one of the `allowed` texts. Done last.
 */
export function inert(text: string, allowed: readonly string[]): string {
  return text
    .replace(/<(?=[\p{L}/!?|])/gu, '< ')
    .replace(/(?<!!)!+(?=\[)/g, '')
    .replace(/\](?=\()/g, '] ')
    .replace(SCHEME, '$1: ')
    .replace(/(?<![\p{L}\d/])www\.(\w[\w.-]{0,200})/giu, (host, rest: string) => (isIn(allowed, host) ? host : `www. ${rest}`))
}
