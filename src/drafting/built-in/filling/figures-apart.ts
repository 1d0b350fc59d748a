import type { AnswerField, AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { dayTold } from '../../../language/calendar-day.ts'
import { endsWithOne, hasDigit, partedAtSpaces, stripped } from '../../../language/characters.ts'
import { areMonths } from '../../../language/months-told.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { VALUES } from '../../../language/quantity/number-word.ts'
import { wordsOf } from '../../../language/words.ts'

/** Words that are sure to be of a field. */
type SurePart = { words: string; sure: string }

/** The month and the money that stand within a part, "kickoff day 10 (video)", "15% kickoff (22,500)", and its words without them; of tests both may be conditions. */
export function figuresApart(words: string, { fields, needed }: AnswerForm): { left: string; parts: SurePart[] } {
  const tokens = partedAtSpaces(words)
  const month = needed ? undefined : monthCell(fields)
  const paid = needed ? undefined : (cellCalled('paid', fields) ?? cellCalled('cost', fields))
  const isPaid = (token: string) => paid !== undefined && isMoney(stripped(token, '()'))
  const parts: SurePart[] = []
  const left: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const sizes = Array.from({ length: LONGEST_MONTH }, (_, less) => LONGEST_MONTH - less)
    const isTime = (all: readonly string[]) =>
      counts(all.at(-1)) && !all.slice(1).some((one) => one.startsWith('(') || isPaid(one)) && isMonth(all.join(' '))
    const size = month && sizes.find((one) => at + one <= tokens.length && isTime(tokens.slice(at, at + one)))
    if (month && size) {
      parts.push({ words: stripped(tokens.slice(at, at + size).join(' '), '(),'), sure: month })
      at += size - 1
    } else if (paid && isPaid(token)) parts.push({ words: stripped(token, '()'), sure: paid })
    else left.push(token)
  }
  return { left: left.join(' '), parts }
}

function counts(token = ''): boolean {
  return hasDigit(token) || VALUES.has(token.toLowerCase())
}

/** "40%", "$900", "22,500", "8k": money or a part of it, and no figure of something else. */
function isMoney(token: string): boolean {
  return isBareFigure(token) && (token.startsWith('$') || endsWithOne(token, '%kK') || token.includes(','))
}

/** "By month 5", "also month 5", "2 March 2027", and no more than that. */
export function isMonth(words: string): boolean {
  const [first] = wordsOf(words)
  const begun = first?.pos === 'ADV' || OPENS.has(first?.text.toLowerCase() ?? '') ? words.slice(first?.text.length).trim() : words
  const said = begun.toLowerCase().startsWith(END_OF) ? begun.slice(END_OF.length) : begun
  return partedAtSpaces(said).length <= LONGEST_MONTH && !OPENS_NAME.test(said) && (areMonths(said) || dayTold(said) !== undefined)
}

/** "M9 design review": the month stands before what is due in it. */
const OPENS_NAME = /^m\s?\d{1,2}\s+\p{L}/iu
const OPENS: ReadonlySet<string> = new Set(['by', 'at'])
const END_OF = 'end of '

const LONGEST_MONTH = 4

/** The cell of a form that is a month. */
export function monthCell(fields: readonly AnswerField[]): string | undefined {
  return fields.find(({ isMonth }) => isMonth)?.cell
}

/** The cell of a form that is called so, whatever it is a part of. */
export function cellCalled(name: string, fields: readonly AnswerField[]): string | undefined {
  return fields.find(({ cell }) => cell.split('.').at(-1) === name)?.cell
}
