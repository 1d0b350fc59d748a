import { milestoneTitle } from '../../../domain/milestone.ts'
import { LEAD_LABEL } from '../milestones/lead-line.ts'

/** Who, where and when of a milestone, as its lead line tells it: "Maria Chen (material coupons)", "Dayton laboratory", "months 3 to 4". Where is '' when an earlier line has told or asked for it. */
type Lead = { who: string; where: string; when: string }

const MONTHS = /, (months? \d+(?: to \d+)?)\.$/

/**
 * The lead line of a milestone as sentences; a place that it leaves out is looked up in the milestones before, and where these only ask for it, `answered` is what
 * their interviews have said of it. Null where somebody has written the line otherwise.
 */
export function leadProse(text: string, before: readonly string[], answered: readonly string[]): string[] | null {
  const lead = leadIn(text)
  if (!lead) return null
  const isLeftOut = isSamePlace(lead.where)
  const where = isLeftOut ? before.map(leadIn).findLast((one) => one && !isSamePlace(one.where))?.where : lead.where
  const verb = / and /.test(lead.who.replace(/\([^)]*\)/g, '')) ? 'lead' : 'leads'
  const isAsked = isLeftOut && where?.startsWith('[') === true && answered.length > 0
  const place = isAsked ? answered : where ? [`It is done ${placeSaid(where)}.`] : []
  return [`${upper(lead.who)} ${verb} the work, which runs ${whenSaid(lead.when)}.`, ...place]
}

/** Where it goes on as before; plans that were drafted earlier say so in words. */
function isSamePlace(where: string): boolean {
  return where === '' || where === 'same place'
}

function leadIn(text: string): Lead | null {
  const line = text.split('\n').find((one) => one.startsWith(LEAD_LABEL))
  const said = line?.slice(LEAD_LABEL.length) ?? ''
  const when = MONTHS.exec(said)?.[1]
  if (!when) return null
  const rest = said.replace(MONTHS, '')
  const at = firstComma(rest, titleEnd(rest, text))
  const who = (at < 0 ? rest : rest.slice(0, at)).replace(/ for (?:the|each|all) .*$/, '')
  return { who, where: at < 0 ? '' : rest.slice(at + 2), when }
}

/** Where the milestone's title ends that says what is led: its own commas end nobody's name. */
function titleEnd(said: string, text: string): number {
  const title = milestoneTitle(text)
    .replace(/^(?:the|an?) /i, '')
    .toLowerCase()
  const at = title.includes(',') ? said.toLowerCase().indexOf(title) : -1
  return at < 0 ? 0 : at + title.length
}

/** The comma that ends who leads: the first outside brackets. */
function firstComma(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(' || text[at] === '[') depth++
    if (text[at] === ')' || text[at] === ']') depth--
    if (text[at] === ',' && depth === 0) return at
  }
  return -1
}

function whenSaid(when: string): string {
  const [, from, to] = /^months (\d+) to (\d+)$/.exec(when) ?? []
  return from && to ? `from month ${from} to month ${to}` : `in ${when}`
}

const KIND =
  /\b(?:offices?|labs?|laborator(?:y|ies)|shop|workshop|facilit(?:y|ies)|chamber|range|sites?|stand|bed|track|cell|bench|campus|center|airfield|airport|plant|cleanroom|room|hangar|foundry|tunnel|base|yard|pier|warehouse|tenant|cluster|basin|tank|servers?)\b/i

/** A room or range has an article, a town has none: "at the Dayton laboratory", "in Rome, New York". */
function placeSaid(where: string): string {
  if (where.startsWith('[')) return `at ${where}`
  if (!KIND.test(where)) return /\b(?:University|Institute|College)\b/.test(where) ? `at ${where}` : `in ${where}`
  return /^(?:the|a|an|its|\p{Lu}[\p{L}-]*['’]s)\b/u.test(where) ? `at ${where}` : `at the ${where}`
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
