import { startsSmall } from '../../../language/characters.ts'
import { MONTH_NAME } from '../../../language/month-name.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { isOneOf, STEERS } from './vocabulary.ts'
import { opensSentence } from './wish.ts'

/**
 * Something in a text for which something else of its kind can be put: a figure with its unit, a day or month, the months or weeks of a schedule, a
 * binding verb, a name.
 */
export type Value = { kind: 'figure' | 'date' | 'period' | 'modal' | 'name'; start: number; end: number; of: readonly string[] }

const DATE = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTH_NAME})\b(?: (\d{1,2})\b(?:st|nd|rd|th)?)?(?:,? (\d{4})\b)?`,
  'giu',
)
const PERIOD = /\b(month|week|day|quarter|year)s? (\d+)(?:(?: to | and | through |[-–])(\d+))?\b/gi
const MODAL = /\b(?:will|shall|may|should|must|can|(?:plan|intend|hope|need|have|has|aim)s? to|(?:is|are) to)\b/gi
const TITLES = 'Dr|Mr|Ms|Mrs|Prof|Capt|Cmdr|Lt|Col|Maj|Gen|Sgt'
const NAMED = String.raw`\p{Lu}[\p{L}\d'’-]*(?:\.\d+)*`
const NAME = new RegExp(String.raw`(?:(?:${TITLES})\. )?${NAMED}(?:(?: of| &)? ${NAMED})*`, 'gu')

/** What a figure is printed as, in digits and in words. */
export const FIGURE = /^[-−–+±]?\$? ?\d(?:[\d.,]*\d)?(?:e-?\d+)?/u
export const SPELLED = /^\p{L}+(?:-(?:one|two|three|four|five|six|seven|eight|nine)\b)?/u
const unitIn = (printed: string): string => printed.replace(FIGURE.test(printed) ? FIGURE : SPELLED, '')

/** The values of a text in order. A name may be any word with a capital: who asks knows more. */
export function valuesIn(text: string): Value[] {
  const isVerb = ({ 0: all, index }: RegExpExecArray) =>
    all === 'may' || (all === 'May' && opensSentence(text, index) && startsSmall(text.slice(index + 4)))
  const dates = [...text.matchAll(DATE)]
    .filter((match) => !isVerb(match))
    .map((match): Value => value('date', match, [match[1] ?? match[3] ?? '', match[2] ?? '', match[4] ?? '']))
  const periods = [...text.matchAll(PERIOD)].map((match) =>
    value('period', match, [match[1]?.toLowerCase() ?? '', match[2] ?? '', match[3] ?? '']),
  )
  const taken = [...dates, ...periods]
  const isFree = (one: { start: number; end: number }) => !taken.some(({ start, end }) => one.start < end && one.end > start)
  const modals = [...text.matchAll(MODAL)].map((match) => value('modal', match, [])).filter(isFree)
  const figures = measuresIn(text)
    .filter((one) => isFree(one) && !one.isPronoun)
    .map(
      (one): Value => ({
        kind: 'figure',
        start: one.start,
        end: one.end,
        of: [
          String(one.value),
          one.shared ? '' : (one.unit?.name ?? ''),
          one.unit?.dimension ?? '',
          one.shared ? '' : unitIn(text.slice(one.start, one.end)),
        ],
      }),
    )
  const names = [...text.matchAll(NAME)]
    .map((match) => value('name', match, []))
    .map((name) => withoutOrder(text, name))
    .filter(isFree)
    .filter((one) => !isOneOf(text.slice(one.start, one.end), 'Shall Will May Should Must Can'))
  return [...taken, ...modals, ...figures, ...names].sort((one, other) => one.start - other.start)
}

/** "Make Lotte Kern responsible": what orders is no name. */
function withoutOrder(text: string, name: Value): Value {
  const [first = '', next] = text.slice(name.start, name.end).split(' ')
  return next && name.start === 0 && STEERS.has(first.toLowerCase()) ? { ...name, start: name.start + first.length + 1 } : name
}

const value = (kind: Value['kind'], match: RegExpExecArray, of: string[]): Value => ({
  kind,
  start: match.index,
  end: match.index + match[0].length,
  of,
})
