import { quantityOf } from '../answers/limits.ts'
import type { OwnLimit } from '../answers/own-target.ts'
import type { Proof } from '../demands/demands.ts'
import { listed } from '../english/wording.ts'

/** A limit of the company with the requirements whose quantity it answers. */
type Answered = { limit: OwnLimit; ids: readonly string[] }

/** The company's own limits, each with the requirements of the solicitation that ask for a value of the same quantity. */
export function answeredBy(limits: readonly OwnLimit[], proofs: readonly Proof[]): Answered[] {
  return limits.map((limit) => ({ limit, ids: [...new Set(proofs.filter((proof) => answers(limit, proof)).map(idOf))] }))
}

/** The limit as a criterion says it: with the ids that it answers behind it. */
export function withIds({ limit, ids }: Answered): OwnLimit {
  return ids.length === 0 || ids.length > MOST_IDS ? limit : { ...limit, text: `${limit.text} (${listed(ids)})` }
}

const MOST_IDS = 3

function idOf({ requirement_id }: Proof): string {
  return requirement_id
}

const COMPARISON =
  /(?:(?:less|more|greater|better|higher|lower|fewer) than|at (?:least|most)|\b(?:above|below|under|over|within|up to)\b|[<>≤≥])(?= ?(?:about )?[±$]?(?:\d|half|one|two|zero)\b)/gi

/** A requirement of one value is answered by a limit of the same quantity that asks no less; one with several values, or with an objective, stands for itself. */
function answers(limit: OwnLimit, { text, form }: Proof): boolean {
  if (form === 'words' || /\bobjective\b/i.test(text) || (text.match(COMPARISON)?.length ?? 0) > 1) return false
  const [own, asked] = [nameIn(limit.text), nameIn(text)]
  if (own.length === 0 || asked.length === 0 || own.at(-1) !== asked.at(-1)) return false
  const [few, many] = own.length <= asked.length ? [own, asked] : [asked, own]
  return few.every((word) => many.includes(word)) && isNoWeaker(limit.text, text)
}

const VALUE = /^(?:an? |the |its )?([a-z][a-z -]{2,60}?) of (?:at |not |less |more |greater |up |no )?[^,]{0,16}\d/i

/** The words of the quantity: "the effective spectral emissivity is …" → effective, spectral, emissivity. */
function nameIn(text: string): string[] {
  const name =
    quantityOf(text) || VALUE.exec(text)?.[1] || /^the ([a-z][a-z -]{2,60}?) is (?=[^,]*\b(?:than|most|least)\b)/i.exec(text)?.[1] || ''
  if (/ (?:of|for|in|on|at|to|with|from|and|or|that) /.test(` ${name} `)) return []
  return name
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
    .filter((word) => word !== '')
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/
const AT_MOST = /\b(?:less|fewer|lower|no more|no greater|not more) than\b|\bat most\b|\b(?:below|under|within)\b|[<≤]/i
const AT_LEAST = /\b(?<!no )(?:more|greater|higher) than\b|\bat least\b|\b(?:above|over)\b|[>≥]/i

/** Whether a limit asks at least as much as a requirement; where the numbers cannot be compared it is taken to. */
function isNoWeaker(own: string, asked: string): boolean {
  const [one, other] = [own, asked].map((text) => Number(NUMBER.exec(text)?.[0]?.replace(/,/g, '') ?? Number.NaN))
  const [unit, askedUnit] = [own, asked].map((text) => /\d ?([A-Za-zµ%°/]+)/.exec(text)?.[1]?.toLowerCase() ?? '')
  if (one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other) || unit !== askedUnit) return true
  if (AT_MOST.test(asked)) return one <= other
  return AT_LEAST.test(asked) ? one >= other : true
}
