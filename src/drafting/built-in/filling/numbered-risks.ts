import { type NumberedItem, numberedList } from './numbered-items.ts'
import type { Told } from './told.ts'

/** What opens the words on how a risk shows: "Early sign: …". */
const SIGN = /(?:early |warning )?sign:\s+/i
/** What may open those on what is done then. */
const FALLBACK = /^\s*(?:(?:fallback|fall-back|mitigation|countermeasure):\s+|then,? )/i

/**
 * The risks of a numbered list whose items say which words are the early sign: what stands before it may happen, and what stands behind it is done then.
 * Nothing of that has to be guessed, and nothing else is told there but the steps that are named.
 */
export function withNumberedRisks(answer: string, told: readonly Told[]): Told[] {
  const items = numberedList(answer).items.filter(({ start, end }) => SIGN.test(answer.slice(start, end)))
  const others = told.filter(({ kind, start }) => kind === 'step' || !items.some((item) => start >= item.start && start < item.end))
  return [...others, ...items.flatMap((item) => riskIn(answer, item, told))].sort((one, other) => one.start - other.start)
}

function riskIn(answer: string, { start, end }: NumberedItem, told: readonly Told[]): Told[] {
  const segment = told.find((one) => one.start >= start)?.segment ?? 0
  const { index = 0, 0: label = '' } = SIGN.exec(answer.slice(start, end)) ?? {}
  const sign = start + index + label.length
  const signEnd = sentenceEnd(answer, sign, end)
  const fallback = signEnd + (FALLBACK.exec(answer.slice(signEnd, end))?.[0].length ?? 0)
  const parts: [string, number, number][] = [
    ['what', start, start + index],
    ['sign', sign, signEnd],
    ['fallback', fallback, end],
  ]
  return parts.flatMap(([cell, from, to]): Told[] => {
    const text = answer.slice(from, to).trim()
    return text === '' ? [] : [{ kind: 'risk', cell, text, start: from, end: to, segment }]
  })
}

/** Where the sentence ends that begins here. */
function sentenceEnd(answer: string, from: number, end: number): number {
  const stop = answer.slice(from, end).search(/[.;](?:\s|$)/)
  return stop < 0 ? end : from + stop + 1
}
