/** What makes "um" a micrometer and "uh" a microhenry: a number before it, in figures or in words, or a prefix of size. */
const AFTER_NUMBER = /(?:\d[\d.,]*|[\d)]\s?[-–x×/±]\s?|\b(?:sub|per|few|several|hundreds?|thousands?|tens of|half an?))[ -]?$/i
const NUMBER_WORD = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety) $/i
const AS_UNIT = /^(?:$|[.;)]|,? (?:wide|thick|deep|long|high|in|at|of|per|pixels?|pitch|or|to|gap|layer|diameter|resolution)\b)/i

const HESITATION = /(?:^|(?<=[\s,…]))(?:[Uu]mm*|[Uu]hh*|er|erm|Er(?=,)|Erm|[Hh]mm+)(?=\s|$|[,.;…])(?:,|…)?\s*/g

/** A statement without "um", "uh" and "er"; behind a number "um" is micrometers, and erbium is written with its capital. */
export function withoutHesitation(said: string): string {
  return said.replace(HESITATION, (found, at: number) => {
    const [before, after] = [said.slice(0, at), said.slice(at + found.trimEnd().replace(/,$/, '').length)]
    if (AFTER_NUMBER.test(before) || (NUMBER_WORD.test(before) && AS_UNIT.test(after))) return found
    return ' '
  })
}

const IN = '(?:from|in|at|with|by|for|on|to|using)'
const TAKEN_BACK =
  '(?:(?:uh+|um+|er|oh|well|no|wait|sorry)[, ]+)*(?:actually|no wait|no|sorry|i mean|or rather|correction|make that|scratch that)'
const SAME_OPENING = new RegExp(`\\b(${IN}) [^,.;]{2,50}, ${TAKEN_BACK},? (?=\\1 )`, 'gi')
const SAME_UNIT = new RegExp(`(?<![\\d.,-])\\d[\\d.,]*( ?[\\p{L}%µ°/]+)?,? (?:${TAKEN_BACK}),? (?=\\d[\\d.,]*\\1?)`, 'giu')
const FULL_NAME =
  /\b(\p{Lu}\p{Ll}+), (?:that's|that is|i mean|meaning|i\.e\.,?) ((?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )?(?:\1 \p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+ \1))((?:, [^,.;]{3,40})?),? (?:and )?(?:she|he|they) /gu

/** What somebody took back in the same breath is left out: "from the shop, uh, actually from a supplier" → "from a supplier". */
export function corrected(said: string): string {
  return said
    .replace(/[’]/g, "'")
    .replace(FULL_NAME, (_, _first, name: string, who: string) => (who === '' ? `${name} ` : `${name}${who}, `))
    .replace(SAME_OPENING, '')
    .replace(SAME_UNIT, '')
}
