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
const PDFIUM_HYPHEN = /\ufffe/g

/**
 * The same text in everyday characters: ligatures spelled out, no-break and odd spaces plain, invisible characters gone,
 * bullets "•". Quotes and dashes stay as printed. Lines stay lines. Doing it twice changes nothing.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character] ?? '')
    .replace(PDFIUM_HYPHEN, '-')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\u00ad(?!\s*\n)/g, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(SYMBOL_BULLETS, '•')
}
