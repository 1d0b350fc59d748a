const SPAN = '(\\d{1,2})(?: ?(?:-|–|to|through|thru) ?(\\d{1,2}))?(?![\\d.,]*\\d|\\.\\d|%| ?(?:at|wt|mol|vol)\\.? ?%)'
/** "mo 1-2", "mos. 3 to 5", "Mth 4"; "Mo 99" is molybdenum where nothing shows a span. */
const SHORT = new RegExp(`\\b(?:m(?:os?|ths?|nths?)\\.?|M(?:os|ths?|nths?)\\.?|M[oO]\\.?(?= ?\\d{1,2} ?(?:-|–|to|:|,))) ?${SPAN}`, 'gu')
/** "9 mo", "a 24-mo effort". */
const LONG = /\b(\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?)( |-)?mos?\b\.?(?!\w)/g

/** Months in their short forms, in full: "mo 1-2" → "months 1 to 2", "by end of M4" → "by end of month 4". */
export function withMonthsInFull(text: string): string {
  return text
    .replace(SHORT, (_, from: string, to: string | undefined) => (to ? `months ${from} to ${to}` : `month ${from}`))
    .replace(
      /\b(by|in|until|before|since|after|end(?: of)?|start(?: of)?) M(\d{1,2})(?: ?[-–] ?M?(\d{1,2}))?\b(?!x)/g,
      (_, lead, from, to) => (to ? `${lead} months ${from} to ${to}` : `${lead} month ${from}`),
    )
    .replace(
      LONG,
      (_, count: string, joint: string | undefined) => `${count}${joint === '-' ? '-month' : count === '1' ? ' month' : ' months'}`,
    )
}

const MONTHS = /\bmonths? (\d{1,2})(?:(?: to | through | and | ?[-–] ?)(?:month )?(\d{1,2}))?/gi
const LOOSE = /(?<=^|[.;\n,] ?|\bthen |\bthen from |\bnext |\band )(\d{1,2})(?: to | through | ?[-–] ?)(\d{1,2})(?=(,)? ([\p{L}-]+))/giu
const COUNTED =
  /s$|^(?:percent|degrees?|kelvin|psi|hertz|micron|inch|meter|volt|watt|of|or|and|to|in|at|on|by|for|with|per|times|bar|torr|mm|cm|nm|dB)$/i
const SUBJECT = /^(?:we|i|the|our|they|it|is|goes|for|on|also)$/i

/** Behind a span of months another span that follows on it counts months as well: "months 4 to 9 …. Then 9 to 14 we build it". */
export function withRepeatedMonths(text: string): string {
  const spans = [...text.matchAll(MONTHS)].map((one) => ({ at: one.index, last: Number(one[2] ?? one[1]) }))
  if (spans.length === 0) return text
  return text.replace(LOOSE, (found, from: string, to: string, comma: string | undefined, word: string, at: number) => {
    const before = spans.findLast((span) => span.at < at)
    const isNext = before !== undefined && Number(from) >= before.last - 1 && Number(from) <= before.last + 2 && Number(to) > Number(from)
    if (!isNext || (!comma && COUNTED.test(word) && !SUBJECT.test(word))) return found
    spans.push({ at, last: Number(to) })
    return `months ${from} to ${to}`
  })
}
