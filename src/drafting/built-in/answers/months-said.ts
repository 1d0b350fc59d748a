import { verbFor } from '../steps/step-verb.ts'

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

const DATED_SENTENCE = /(?<=^|[.;\n] )(?:(?:and |so )?(?:first|then|next|finally),? )?(?:in |from )?months? \d{1,2}\b[^.;\n]*/giu
const NEXT_SPAN =
  /, (?:and )?(?:then )?(?:in |from )?(?:(months?) )?(\d{1,2})(?:(?: to | through |-|–)(\d{1,2})),? (?=(the|an?|our|we|i|\p{L}+)\b)/giu
/** "Months 1 to 4 is the model": the months are told as if they were the work. */
const MONTHS_ARE = /(?<=^|[.;\n] )(months? \d{1,2}(?: to \d{1,2})?) (?:is|are|will be) (?:for )?((?:the|an?|our) [^,.;\n]+)/giu
const NO_WORK = /^(?:is|are|was|in|at|on|by|for|from|to|of|and|or|with|it|that|which|hours?|he|she|led)$/i
/** Where tests are made: named alone behind a test, it is the place of the next one. */
const CHAMBER =
  /^((?:the|an?|our) (?:[\p{L}-]+ ){0,2}(?:chamber|tunnel|centrifuge|basin|tow tank|shake table|test stand|test range))(?=[,.;\n]|$)/iu

/** "In months 3 to 5 we build it, and then months 6 to 7 bench tests, and 8 to 9 the chamber": each span is a sentence of its own. */
function apart(text: string): string {
  return text
    .replace(MONTHS_ARE, (_, months: string, thing: string) => `In ${months.toLowerCase()} we ${verbFor(thing)} ${thing}`)
    .replace(DATED_SENTENCE, (sentence) => {
      let last = Number(/\d{1,2}(?=\D|$)(?! (?:to|through|and) \d|[-–]\d)/.exec(sentence)?.[0])
      return sentence.replace(NEXT_SPAN, (found: string, word: string | undefined, from: string, to: string, next: string, at: number) => {
        const isOwn = (word !== undefined || /^(?:the|an?|our|we|i)$/i.test(next)) && !NO_WORK.test(next)
        if (!isOwn || !/months? \d/i.test(sentence.slice(0, at)) || (word === undefined && !goesOn(Number(from), Number(to), last)))
          return found
        last = Number(to)
        const rest = sentence.slice(at + found.length)
        const place = / tests?$/.test(sentence.slice(0, at)) && CHAMBER.test(rest) ? 'tests in ' : ''
        return `. In months ${from} to ${to} ${place}`
      })
    })
}

/** A list of work by months in which the word "months" stands only once has it everywhere: "Then 9 to 14 we build" → "In months 9 to 14 we build". */
export function withMonthsThroughout(text: string): string {
  let last: number | null = null
  return apart(text).replace(OPENING, (found: string, word: string | undefined, from: string, to: string | undefined) => {
    const span = [Number(from), Number(to ?? from)] as const
    const isMonths =
      word !== undefined ? last !== null || /^(?:first|in|from|months?)/i.test(found) : to !== undefined && goesOn(...span, last)
    if (!isMonths) return found
    last = span[1]
    if (word !== undefined && !/^(?:first|then|next|after|finally|last|and)\b/i.test(found)) return found
    return to === undefined ? `In month ${from} ` : `In months ${from} to ${to} `
  })
}
