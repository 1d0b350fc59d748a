import type { Answer } from '../../../domain/interview.ts'
import { isTelling } from '../answers/telling.ts'
import { type DatedEntry, datedEntries, orderOf } from './dated-steps.ts'
import { withTails } from './entry-tail.ts'
import { asOwnStep, isSame, namedStep, type OwnStep, ownSteps } from './own-steps.ts'
import { headWord, isActivity, openingVerb } from './step-verb.ts'

/** All steps that a company names: those of its calendar with their months, then the others. `product` stands where an order names no object. */
export function companySteps(answers: readonly Answer[], product: string): OwnStep[] {
  const told = answers.map((answer) => ({ answer, entries: isTelling(answer.question) ? datedEntries(answer.answer) : [] }))
  if (told.every(({ entries }) => entries.length === 0)) return ownSteps(answers)
  const count = told.reduce((sum, { entries }) => sum + entries.length, 0)
  const last = Math.max(...told.flatMap(({ entries }) => entries.map(({ months }) => months[1])))
  const dated = told.flatMap(({ answer, entries }) => entries.flatMap((entry) => stepsOf(entry, answer.slot, product, last)))
  if (count < 2 || dated.length < 2) return ownSteps(answers)
  const others = told.map(({ answer, entries }) => ({ ...answer, answer: without(answer.answer, entries) }))
  return [...dated, ...ownSteps(others).filter((loose) => !dated.some((step) => isToldBy(step, loose)))]
}

/** Whether a dated step says what is told elsewhere as a change: the same work, or the same verb on the same thing. */
function isToldBy(step: OwnStep, { text, verb }: OwnStep): boolean {
  if (isSame(step.text, text) || isSame(step.said, text)) return true
  const [thing = ''] = text.slice(verb.length).split(/[,;:]/)
  const words = step.text
    .toLowerCase()
    .split(/[^a-z\d-]+/)
    .map(singular)
  const own = [headWord(thing.trim()), headWord(thing.replace(/^.* (?:of|on|in|to|for) /, '').trim())].map((one) =>
    singular(one.toLowerCase()),
  )
  return words.includes(verb) && own.some((word) => word.length > 3 && words.includes(word))
}

function singular(word: string): string {
  return word.replace(/(?<=[a-z]{3})s$/, '')
}

function without(answer: string, entries: readonly DatedEntry[]): string {
  return entries.reduce((text, { said }) => text.replace(said, ' '), answer.replace(/[’]/g, "'"))
}

function stepsOf(entry: DatedEntry, slot: string, product: string, last: number): OwnStep[] {
  const { months, label, said } = entry
  const place = Math.min(1, (months[0] + months[1]) / 2 / last)
  const orders = withThings(ordersOf(entry, product)).map((order) =>
    doneAs(order).replace(/\b(deliver|ship|hand over) (?:it|them)(?=$|,| )/, `$1 ${product}`),
  )
  return withTailsAtTheEnd(orders, entry.tails).map((text) => ({
    ...asOwnStep(withMonths(text, months), slot, said, place),
    months,
    ...(label ? { label } : {}),
  }))
}

/** What the sentences behind an entry say belongs to its last order. */
function withTailsAtTheEnd(orders: readonly string[], tails: readonly string[]): string[] {
  return orders.map((order, index) => (index === orders.length - 1 ? withTails(order, tails) : order))
}

/** "grow the plates", "take samples off each one": off each plate. */
function withThings(orders: readonly string[]): string[] {
  return orders.map((order, index) => {
    const thing = /\b([a-z]{3,})s(?= \(|,|$)/.exec(orders[index - 1] ?? '')?.[1]
    return thing ? order.replace(/\b(each|every) one\b/, `$1 ${thing}`) : order
  })
}

/** "do the thermal model", "fix whatever": as one writes it. */
function doneAs(order: string): string {
  return order
    .replace(/\b(at|in|on|of|with|for|the|an?), (?=\p{L})/gu, '$1 ')
    .replace(/(?:the )?((?:[a-z-]+ ){0,2}[a-z-]+s), (\d+) of them(?=,| and |$)/g, '$2 $1')
    .replace(/, and ((?:the |an? )?[a-z-]+), and (?=(?:the |an? )?[a-z -]+$)/, ', $1 and ')
    .replace(/; (?:and )?(?:somebody|someone|anybody) else can check (?=the |an? )/, '; the check is ')
    .replace(/^take ([^,]+?) (off|from|of) ([^,]+?) and (measure|test|analyze|inspect) (?:it|them) /, '$4 $1 $2 $3 ')
    .replace(/^do (?=(?:the |an? )?([^,:;]+))/, (_, thing: string) => (isActivity(thing) ? 'carry out ' : 'develop '))
    .replace(/^([a-z]+) (?=data ?set(?!s)\b)/, '$1 the ')
    .replace(/^(?:fix|correct) (?:whatever|things|stuff|what(?:ever)? [^,]{3,40})(?=,| and |$)/, 'correct what the tests have shown')
    .replace(/^(.+?),? and write the final report$/, '$1')
    .replace(/^([^,]{8,60}), (?=deliver \S+(?: \S+)?$)/, '$1 and ')
}

/** The months stand behind the order, before what is said beside it. */
function withMonths(text: string, months: readonly [number, number]): string {
  const at = (/^.+?(?=; the (?:check|result) is )/.exec(text) ?? /^[^:]+?(?=; )/.exec(text))?.[0].length ?? text.length
  return `${text.slice(0, at)} (${monthsLabel(months)})${text.slice(at)}`
}

/** "months 4 to 7", "month 5". */
export function monthsLabel([from, to]: readonly [number, number]): string {
  return from === to ? `month ${from}` : `months ${from} to ${to}`
}

/** The closeout has its own tasks. */
const CLOSES = /^(?:the )?(?:final |phase i+ )?(?:report(?:ing)?|closeout|wrap-up)$/i

function ordersOf({ label, parts: told }: DatedEntry, product: string): string[] {
  const parts = told.flatMap((part) => sentOut(part) ?? [])
  if (parts.length === 0 && told.length > 0) return []
  const isName =
    label !== '' && parts.length === 1 && !/^(?:we|i|[a-z-]+ (?:the|an?|its|our|all|each|\d))\b|\b(?:is|are) /i.test(parts[0] ?? '')
  const orders = isName ? [] : parts.map((part) => orderOf(part.split('; ')[0] ?? part))
  if (orders[0])
    return parts.flatMap((part, index) => {
      const order = orders[index]
      const tail = part.includes('; ') ? part.slice(part.indexOf('; ')) : ''
      const [first = '', ...more] = order ? shownApart(withObject(order, product), product) : []
      return first === '' ? [] : [`${counted(first)}${tail}`, ...more]
    })
  const name = label.replace(/^(?:the )?final report,? and (?=\S)/i, '')
  if (label !== '') return CLOSES.test(label) ? [] : [[orderFor(name), ...parts].join(': ')]
  return parts.flatMap((part) => listed(part))
}

/** What is told of a thing, and could not be read as an order, stays as it was said. */
const TOLD = /^\S.* (?:is|are|was|were|will|shall|go(?:es)?|has|have) /i

/** "Optical design in Zemax, collimator 22 deg" → "develop the optical design in Zemax: collimator 22 deg". */
function listed(body: string): string[] {
  const [, head = body, rest = ''] =
    /^([^;]+); (.+)$/s.exec(body) ??
    (/,[^,]* and /.test(body) ? null : /^([^,:(]+)(?:, |: | \((?=[^)]*,[^)]*\)$))(.+?)\)?$/s.exec(body)) ??
    []
  if (CLOSES.test(head) || TOLD.test(head)) return []
  const order = orderFor(head).replace(/^work out /, 'develop ')
  return [rest === '' ? order : `${order}: ${rest}`]
}

/** "Report and 10 lenses go to AFRL" → "we deliver 10 lenses to AFRL": the report has its own task. */
function sentOut(part: string): string | null {
  const plain = part.replace(/^(?:the )?(?:final )?report(?:ing)?(?:,? and |, |; )/i, '')
  if (CLOSES.test(plain)) return null
  const [, thing, place] = /^([^,;]{3,60}?) (?:go(?:es)?|ships?|(?:is|are|get|gets) (?:sent|shipped|delivered)) to (.+)$/.exec(plain) ?? []
  return thing && place ? `we deliver ${thing} to ${place}` : plain
}

/** "install X on the wing and demonstrate": the proof is work of its own, at the end of its time. */
function shownApart(order: string, product: string): string[] {
  const [, work, verb] = /^(.+?),? and (demonstrate|test|validate|verify|evaluate)(?: it)?$/.exec(order) ?? []
  const where = / (?:on|in|at|aboard) [^:]+$/.exec(work ?? '')?.[0].replace(/ an? /, ' the ') ?? ''
  if (work && verb) return [work, `${verb} ${product}${where}`]
  const [, first, second, rest] = /^(install|integrate) and (demonstrate|test|validate|verify|evaluate) (.+)$/.exec(order) ?? []
  return first && second ? [`${first} ${rest}`, `${second} ${rest}`] : [order]
}

/** "press the lenses, 3 runs of 20 lenses" → "press the lenses: 3 runs of 20 lenses"; "test: damage threshold" → "test damage threshold". */
function counted(order: string): string {
  return order
    .replace(/^([a-z]+): (?=\S)/, '$1 ')
    .replace(/^([^:,]{6,70}), (?=(?:\d|two|three|four|five|six|seven|eight|nine|ten)\S* [^,]+$)/, '$1: ')
}

function orderFor(name: string): string {
  const plain = /^(?!Phase I)[A-Z][a-z]+(?:-[a-z]+)*(?= |$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  const chosen = /^(.{8,60}?),? and (choice|selection) of (.+)$/.exec(plain)
  if (chosen?.[1] && chosen[3]) return `${orderFor(chosen[1])} and ${chosen[2] === 'choice' ? 'choose' : 'select'} ${chosen[3]}`
  if (/^data(?: ?sets?)? and [\w -]+$/.test(plain)) return `prepare the ${plain}`
  const two = /^([\w-]+) and ([\w-]+)$/.exec(plain)
  if (two?.[1] && two[2] && isActivity(two[1])) return `${orderFor(two[1])} and ${orderFor(two[2])}`
  if (openingVerb(plain, false) && !/^[a-z]+ and (?!the )/.test(plain)) return plain
  return namedStep(plain)
    .replace(/^(prepare|write|develop) (?=Phase I+ )/, '$1 the ')
    .replace(/^(?:develop|work out) (?=the baseline\b)/, 'establish ')
    .replace(/^(?:develop|work out) (?=the down-?select\b)/, 'carry out ')
}

/** "install and demonstrate in KHILS" leaves out what everybody knows: the product. */
function withObject(order: string, product: string): string {
  return order.replace(/^((?:install|demonstrate|integrate|deliver|test|show)(?: and [a-z]+)?)(?= (?:in|at|on|with) |$)/, `$1 ${product}`)
}
