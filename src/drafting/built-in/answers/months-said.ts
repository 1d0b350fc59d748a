const SHORT = /(?<![\d.]\s?|\p{L})(?:mos?|mths?|mnths?)\b\.? ?(\d{1,2})(?: ?(?:-|–|to|and) ?(\d{1,2}))?(?![\d.]*\d)/giu

/** "by end of M4", "in M8-9"; "M4 bolts" are no months. */
const LETTER =
  /\b(by|in|until|before|since|after|end(?: of)?|start(?: of)?) M(\d{1,2})(?: ?[-–] ?M?(\d{1,2}))?\b(?! (?:bolts?|screws?|nuts?|threads?|holes?))/g

/** "mo 1-2", "mths. 3 to 5", "by end of M4" → "months 1 to 2", "months 3 to 5", "by end of month 4". */
export function withWholeMonths(text: string): string {
  return text
    .replace(SHORT, (found: string, from: string, to: string | undefined, at: number) =>
      isElement(found, text.slice(at + found.length)) ? found : spanOf(/^\p{Lu}/u.test(found) ? 'Month' : 'month', from, to),
    )
    .replace(LETTER, (_, lead: string, from: string, to: string | undefined) => `${lead} ${spanOf('month', from, to)}`)
}

/** "Mo 99" is molybdenum. */
function isElement(found: string, after: string): boolean {
  return /^Mo \d+$/.test(found) && !/^[:,]/.test(after)
}

function spanOf(word: string, from: string, to: string | undefined): string {
  return to === undefined ? `${word} ${from}` : `${word}s ${from} to ${to}`
}

/** "First, months 1 to 4, we do", "Then 9 to 14 we build": months, or a span without the word, that open a sentence. */
const OPENING =
  /(?<=^|[.;\n] )(?:(?:and )?(?:first|then|next|after that|finally|last),? )?(?:(?:in |from )?(months?) )?(\d{1,2})(?:(?: to | through | until | and |-|–)(\d{1,2}))?,? (?=\p{L})/giu

/** A bare span is one of months where it goes on from the months before it; the month in which one piece of work ends may be that of the next. */
function goesOn(from: number, to: number, before: number | null): boolean {
  return before !== null && to >= from && (from === before || from === before + 1)
}

/** A list of work by months in which the word "months" stands only once has it everywhere: "Then 9 to 14 we build" → "In months 9 to 14 we build". */
export function withMonthsThroughout(text: string): string {
  let last: number | null = null
  return text.replace(OPENING, (found: string, word: string | undefined, from: string, to: string | undefined) => {
    const span = [Number(from), Number(to ?? from)] as const
    const isMonths =
      word !== undefined ? last !== null || /^(?:first|in|from|months?)/i.test(found) : to !== undefined && goesOn(...span, last)
    if (!isMonths) return found
    last = span[1]
    if (word !== undefined && !/^(?:first|then|next|after|finally|last|and)\b/i.test(found)) return found
    return to === undefined ? `In month ${from} ` : `In months ${from} to ${to} `
  })
}
