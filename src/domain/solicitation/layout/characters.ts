/** Windows-1252 characters that PDF fonts leave as C1 controls: quotes, dashes, bullet, ellipsis. */
const WINDOWS: Record<string, string> = {
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
}

/** Bullets of symbol fonts, which live in the private use area. */
const SYMBOL_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06e\uf02d\u25cf\u25aa\u25ab\u25a0\u25a1\u25e6\u2023\u2219]/g

/** A line-end hyphen as PDFium gives it. */
const PDFIUM_HYPHEN = '\ufffe'

/** What web pages write for characters; `amp` may stand before another one when a text was escaped twice. */
const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  le: '≤',
  ge: '≥',
  sect: '§',
}
const ENTITY = /&(?:(?:amp|#0?38|#x26);)*(?:([a-z]{2,6})|#(\d{2,5})|#x([\da-f]{2,4}));/gi

/** A sentence that a mark turns round: people see it from its end. A shorter run is a word within one. */
const TURNED = /\u202e([^\u202c\n]{20,4000})\u202c?/g

/** The text as people see it where marks turn sentences round; the marks go with it. */
export function asTurned(text: string): string {
  return text.replace(TURNED, (_, run: string) => [...run].reverse().join(''))
}

/**
 * The same text in everyday characters: ligatures spelled out, no-break and odd spaces plain, invisible characters gone,
 * bullets "•", the entities of web pages their characters. Quotes and dashes stay as printed. Lines stay lines. Doing it twice changes nothing.
 */
export function plainCharacters(text: string): string {
  return asTurned(text)
    .replace(ENTITY, characterOf)
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character] ?? '')
    .replaceAll(PDFIUM_HYPHEN, '-')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\u00ad(?!\s*\n)/g, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(SYMBOL_BULLETS, '•')
}

/** The character that an entity stands for; what is none that people print stays as it is. */
function characterOf(entity: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? entity
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code >= 0x20 && code < 0xd800 ? String.fromCharCode(code) : entity
}
