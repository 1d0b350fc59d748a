import { plainCharacters } from '../layout/characters.ts'

/** Text with everything left out that printing may change: white space, hyphens and dashes, the shape of quotes and ligatures. */
export function comparable(text: string): string {
  return plainCharacters(text)
    .normalize('NFKC')
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″]|''/g, '"')
    .replace(/[\s\u00ad\u2010-\u2015\u2212-]/g, '')
}

/** Whether the quote stands word for word in the page's text, white space, line-end hyphens and the shape of quotes aside. */
export function standsOnPage(quote: string, pageText: string): boolean {
  const wanted = comparable(quote)
  return wanted !== '' && comparable(pageText).includes(wanted)
}
