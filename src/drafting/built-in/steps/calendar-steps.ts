import type { Answer } from '../../../domain/interview.ts'
import { isTelling } from '../answers/telling.ts'
import { type DatedEntry, datedEntries, orderOf } from './dated-steps.ts'
import { asOwnStep, isSame, namedStep, type OwnStep, ownSteps } from './own-steps.ts'
import { isActivity, openingVerb } from './step-verb.ts'

/** All steps that a company names: those of its calendar with their months, then the others. `product` stands where an order names no object. */
export function companySteps(answers: readonly Answer[], product: string): OwnStep[] {
  const told = answers.map((answer) => ({ answer, entries: isTelling(answer.question) ? datedEntries(answer.answer) : [] }))
  if (told.every(({ entries }) => entries.length === 0)) return ownSteps(answers)
  const count = told.reduce((sum, { entries }) => sum + entries.length, 0)
  const last = Math.max(...told.flatMap(({ entries }) => entries.map(({ months }) => months[1])))
  const dated = told.flatMap(({ answer, entries }) => entries.flatMap((entry) => stepsOf(entry, answer.slot, product, last)))
  if (count < 2 || dated.length < 2) return ownSteps(answers)
  const others = told.map(({ answer, entries }) => ({ ...answer, answer: without(answer.answer, entries) }))
  return [...dated, ...ownSteps(others).filter(({ text }) => !dated.some((step) => isSame(step.text, text) || isSame(step.said, text)))]
}

function without(answer: string, entries: readonly DatedEntry[]): string {
  return entries.reduce((text, { said }) => text.replace(said, ' '), answer.replace(/[’]/g, "'"))
}

function stepsOf(entry: DatedEntry, slot: string, product: string, last: number): OwnStep[] {
  const { months, label, said } = entry
  const place = Math.min(1, (months[0] + months[1]) / 2 / last)
  const orders = ordersOf(entry, product)
  return orders.map((text) => ({
    ...asOwnStep(withMonths(text, months), slot, said, place),
    months,
    ...(label ? { label } : {}),
  }))
}

/** The months stand behind the order, before what is said beside it. */
function withMonths(text: string, months: readonly [number, number]): string {
  const at = /^[^:]+?(?=; )/.exec(text)?.[0].length ?? text.length
  return `${text.slice(0, at)} (${monthsLabel(months)})${text.slice(at)}`
}

function monthsLabel([from, to]: readonly [number, number]): string {
  return from === to ? `month ${from}` : `months ${from} to ${to}`
}

/** The closeout has its own tasks. */
const CLOSES = /^(?:the )?(?:final |phase i+ )?(?:report(?:ing)?|closeout|wrap-up)$/i

function ordersOf({ label, parts }: DatedEntry, product: string): string[] {
  const isName =
    label !== '' && parts.length === 1 && !/^(?:we|i|[a-z-]+ (?:the|an?|its|our|all|each|\d))\b|\b(?:is|are) /i.test(parts[0] ?? '')
  const orders = isName ? [] : parts.map((part) => orderOf(part.split('; ')[0] ?? part))
  if (orders[0])
    return parts.flatMap((part, index) => {
      const order = orders[index]
      const tail = part.includes('; ') ? part.slice(part.indexOf('; ')) : ''
      return order ? [`${withObject(order, product)}${tail}`] : []
    })
  if (label !== '') return CLOSES.test(label) ? [] : [[orderFor(label), ...parts].join(': ')]
  return parts.flatMap((part) => listed(part))
}

/** "Optical design in Zemax, collimator 22 deg" → "develop the optical design in Zemax: collimator 22 deg". */
function listed(body: string): string[] {
  const [, head = body, rest = ''] =
    /^([^;]+); (.+)$/s.exec(body) ?? (/,[^,]* and /.test(body) ? null : /^([^,]+), (.+)$/s.exec(body)) ?? []
  if (CLOSES.test(head)) return []
  const order = orderFor(head).replace(/^work out /, 'develop ')
  return [rest === '' ? order : `${order}: ${rest}`]
}

function orderFor(name: string): string {
  const plain = /^[A-Z][a-z]+(?:-[a-z]+)*(?= |$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  const two = /^([\w-]+) and ([\w-]+)$/.exec(plain)
  if (two?.[1] && two[2] && isActivity(two[1])) return `${orderFor(two[1])} and ${orderFor(two[2])}`
  if (openingVerb(plain, false) && !/^[a-z]+ and (?!the )/.test(plain)) return plain
  return namedStep(plain)
    .replace(/^(?:develop|work out) (?=the baseline\b)/, 'establish ')
    .replace(/^(?:develop|work out) (?=the down-?select\b)/, 'carry out ')
}

/** "install and demonstrate in KHILS" leaves out what everybody knows: the product. */
function withObject(order: string, product: string): string {
  return order.replace(/^((?:install|demonstrate|integrate|deliver|test|show)(?: and [a-z]+)?)(?= (?:in|at|on|with) |$)/, `$1 ${product}`)
}
