import { type NumberedItem, numberedList } from './numbered-items.ts'
import type { Told } from './told.ts'

/** What opens the words on how a risk shows: "Early sign: …", "early sign is …". */
const SIGN = /(?:early |warning )?sign(?::| is)\s+/i
/** What may open those on what is done then. */
const FALLBACK = /^\s*(?:(?:fallback|fall-back|mitigation|countermeasure)(?::| is)\s+|then,? )/i
/** Told in a sentence the fallback ends with it. */
const IN_SENTENCE = / is\s+$/i

/**
 * The risks of a numbered list whose items say which words are the early sign: what stands before it may happen, and what stands behind it is done then.
 * Nothing of that has to be guessed, and nothing else is told there but the steps that are named.
 */
export function withNumberedRisks(answer: string, told: readonly Told[]): Told[] {
  const items = numberedList(answer).items.filter(({ start, end }) => SIGN.test(answer.slice(start, end)))
  const risks = items.map((item) => riskIn(answer, item, told))
  const others = told.filter(({ kind, start }) => kind === 'step' || !risks.some((parts) => isWithin(start, parts)))
  return [...others, ...risks.flat()].sort((one, other) => one.start - other.start)
}

function isWithin(place: number, parts: readonly Told[]): boolean {
  return place >= (parts[0]?.start ?? place + 1) && place < (parts.at(-1)?.end ?? 0)
}

function riskIn(answer: string, { start, end }: NumberedItem, told: readonly Told[]): Told[] {
  const segment = told.find((one) => one.start >= start)?.segment ?? 0
  const { index = 0, 0: label = '' } = SIGN.exec(answer.slice(start, end)) ?? {}
  const sign = start + index + label.length
  const signEnd = sentenceEnd(answer, sign, end)
  const opening = FALLBACK.exec(answer.slice(signEnd, end))?.[0] ?? ''
  const fallback = signEnd + opening.length
  const parts: [string, number, number][] = [
    ['what', start, start + index],
    ['sign', sign, signEnd],
    ['fallback', fallback, IN_SENTENCE.test(opening) ? sentenceEnd(answer, fallback, end) : end],
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
