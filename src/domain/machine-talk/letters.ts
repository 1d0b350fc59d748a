/** Letters of other alphabets and small capitals that look like Latin ones, and these below them. */
const LOOK = [...'авекмнорстухіјѕԁԛԝӏոгαεικνορτυχɡıℓᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ']
const LATIN = [...'abekmhopctyxijsdqwlnraeikvoptuxgilabcdefghijklmnoprstuvwyz']
/** Digits and signs that stand for letters in a word: "1gn0r3". */
const SIGNS = [...'013457@$']
const MEANT = [...'oieastas']

const LETTER = new Map([...LOOK, ...SIGNS].map((sign, at) => [sign, [...LATIN, ...MEANT][at] ?? sign]))
const MARKS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }

/**
 * A text as a machine would understand it, in small letters: what hides words from a comparison is undone. Invisible letters and accents go, wide
 * letters are narrow, a word torn at a line's end or spelled letter by letter is whole. For judging alone: it does not stand on the page.
 */
export function plainLetters(text: string): string {
  const plain = (isEveryday(text) ? text : text.normalize('NFKD').replace(/[\p{Cf}\p{Mn}]/gu, ''))
    .toLowerCase()
    .replace(/&(?:lt|gt|amp|quot);/g, (mark) => MARKS[mark] ?? mark)
    .replace(/-(?<=\p{L}-)\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(SPELLED, (run, gap: string) => run.replaceAll(gap, ''))
  return isEveryday(plain) && !/[\d@$]/.test(plain) ? plain : plain.replace(/[\p{L}\d@$]{2,}/gu, unmasked)
}

/** A word that is spelled letter by letter. */
const SPELLED = /(?<![\p{L}\d])[\p{L}\d]([ .*_-])(?:[\p{L}\d]\1){2,}[\p{L}\d](?![\p{L}\d])/gu

/** Most sentences are: in these no letter looks like another one. */
function isEveryday(text: string): boolean {
  return /^[ -~\n]*$/.test(text)
}

/** A word of Latin letters with those it wears a mask of; a figure, and a word of another alphabet, stay. */
function unmasked(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word
  return [...word].map((letter) => LETTER.get(letter) ?? letter).join('')
}
