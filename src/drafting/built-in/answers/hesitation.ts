/** What makes "um" a micrometer and "uh" a microhenry: a number before it, in figures or in words, or a prefix of size. */
const AFTER_NUMBER = /(?:\d(?:[\d.,]*\d)?|[\d)]\s?[-–x×/±]\s?|\b(?:sub|per|few|several|hundreds?|thousands?|tens of|half an?))[ -]?$/i
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
