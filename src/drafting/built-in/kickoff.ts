import { decisive } from './decisive.ts'
import type { Proof } from './demands.ts'
import { shortened } from './noun-phrase.ts'
import type { PlanBrief } from './plan-brief.ts'
import type { Subject } from './subject.ts'
import { counted, hasNumber, listed, lowerStart, sentence } from './wording.ts'

/** A milestone under the pen: its title, the sentence that opens it, its tasks, and the demands that it answers. */
export type Draft = { title: string; opening: string; tasks: string[]; requirement_ids: string[] }

/** Milestone 1: the start-of-work meeting, the baseline against which everything is judged, and what has to be asked for early. */
export function kickoff(brief: PlanBrief): Draft {
  const { demands, subject } = brief
  return {
    title: kickoffTitle(subject),
    opening: opening(brief),
    tasks: [
      meeting(brief),
      matrix(brief),
      ...values(demands.proofs),
      ...evidence(brief),
      ...choices(brief),
      ...dates(brief),
      ...exportControl(brief),
      ...approvals(brief),
      ...terms(brief),
    ],
    requirement_ids: unique([
      ...brief.aims.flatMap(({ requirement_id }) => requirement_id ?? []),
      ...demands.constraints.map(({ id }) => id),
      ...demands.dates.map(({ id }) => id),
      ...demands.options.map(({ id }) => id),
      ...demands.outside.map(({ id }) => id),
      ...demands.notices.map(({ id }) => id),
    ]),
  }
}

function kickoffTitle({ full, short }: Subject): string {
  const titles = [full, short].map((thing) => `Kickoff and requirements baseline for ${thing.replace(/ \([^)]*\)/g, '')}`)
  return titles.find((title) => title.length <= 78) ?? 'Kickoff and requirements baseline'
}

function opening({ facts, aims, due, demands, subject }: PlanBrief): string {
  const aim = aims[0]
  const pages = aim?.page ? ` (solicitation p. ${aim.page})` : ''
  const purpose = aim
    ? `The effort serves the objective of the solicitation, which is to ${aim.text.length > 260 ? shortened(aim.text, 230) : aim.text}${pages}.`
    : ''
  const first = `By ${due[0]} ${facts.company_name || 'the company'} (the Contractor) shall have agreed with the Government what Phase ${facts.phase} is to show about ${subject.short} and how${demands.requirements.length > 0 ? ' each requirement will be judged' : ' success will be judged'}.`
  return [sentence(first), purpose].filter(Boolean).join(' ')
}

function meeting({ customer, facts }: PlanBrief): string {
  const guests = customer === 'the TPOC' ? 'the TPOC' : `the TPOC and ${customer}`
  return `hold a start-of-work meeting with ${guests} within the first month, present this plan, and agree the interval of the status reports that accompany all later milestones${facts.program_type === 'STTR' && facts.research_institution ? `; ${facts.research_institution} takes part` : ''}`
}

function matrix({ demands, subject }: PlanBrief): string {
  const count = demands.requirements.length
  if (count === 0)
    return 'set down the requirements in a verification matrix that names for each the method of proof and the milestone that answers it'
  const aside = demands.notices.length
  const others =
    aside > 0
      ? `, and mark in it the ${aside === 1 ? 'statement that concerns' : `${aside} statements that concern`} the proposal rather than the work`
      : ''
  return `enter the ${counted(count, 'requirement')} of the solicitation on ${subject.short} in a verification matrix that names for each the method of proof (analysis, simulation, test or inspection) and the milestone that answers it${others}`
}

/** The values that decide success, confirmed before work starts: the decisive ones first. */
function values(proofs: readonly Proof[]): string[] {
  const numbers = proofs
    .filter(({ text, form }) => hasNumber(text) && /^t/.test(form) && text.length <= 130)
    .sort((one, other) => decisive(other.text) - decisive(one.text))
    .slice(0, 2)
  if (numbers.length === 0) return []
  const named = numbers.map(({ text, form, page }) => `${form === 'that' ? 'that ' : ''}${text} (p. ${page})`)
  return [
    `confirm with the TPOC the values by which success is decided and the conditions under which each is measured, among them: ${named.join('; ')}`,
  ]
}

/** A direct Phase II stands on feasibility that was shown before (DoD SBIR BAA 25.1, direct-to-Phase-II rules). */
function evidence({ facts }: PlanBrief): string[] {
  if (facts.phase !== 'II' || facts.analysis?.topic.direct_to_phase_2 !== true) return []
  return [
    'lay before the TPOC the feasibility evidence on which this direct Phase II rests, with test data, sources and the share of each contributor',
  ]
}

/** What the solicitation leaves open: which of it the effort takes up is settled at the start. */
function choices({ demands }: PlanBrief): string[] {
  const count = demands.options.length
  if (count === 0) return []
  const pages = listed([...new Set(demands.options.map(({ page }) => page))].map(String))
  if (count <= 2) {
    const named = demands.options.map(({ text, page }) => `"${text.replace(/[.;]+$/, '').replace(/"/g, "'")}" (p. ${page})`)
    return [`state how far the effort takes up what the solicitation leaves open: ${listed(named)}`]
  }
  return [`state for each of the ${count} options that the solicitation names (p. ${pages}) whether it is taken up, and in which milestone`]
}

function dates({ demands }: PlanBrief): string[] {
  if (demands.dates.length === 0) return []
  const named = demands.dates.slice(0, 3).map(({ text, page }) => `"${text.replace(/[.;]+$/, '').replace(/"/g, "'")}" (p. ${page})`)
  return [`enter in the schedule the dates that the solicitation sets: ${listed(named)}`]
}

function exportControl({ facts, demands }: PlanBrief): string[] {
  const page = demands.constraints.find(({ text }) => /foreign national/i.test(text))?.page
  if (!facts.analysis?.topic.itar) return []
  return [
    `handle the technical data under ITAR and EAR, and disclose every foreign national proposed for the work with country of origin, visa or work permit and tasks${page ? ` (solicitation p. ${page})` : ''}`,
  ]
}

const LIVING =
  /\bhuman (?:blood|subjects?|platelets?|tissue|volunteers?|use)\b|\bpatients?\b|\banimals?\b|\bin vivo\b|\bclinical (?:stud|trial)/i

/** Work with people, their tissue or animals waits for its approvals and stands apart (DoD SBIR BAA 25.1, section 2.9). */
function approvals({ demands }: PlanBrief): string[] {
  if (!demands.requirements.some(({ text }) => LIVING.test(text))) return []
  return [
    'keep the tasks that use human or animal material apart, and obtain the review-board decision and the DoD approval for each before it begins',
  ]
}

const SECURITY = /clearance|secret|classified|NISP|U\.S\. owned/i

/** Security and other terms under which the work is done. */
function terms({ demands }: PlanBrief): string[] {
  const others = demands.constraints.filter(({ text }) => !/foreign national/i.test(text))
  const secret = others.find(({ text }) => SECURITY.test(text))
  const rest = others.filter(({ text }) => !SECURITY.test(text)).slice(0, 2)
  return [
    ...(secret
      ? [
          `settle with the Government how the security terms of the solicitation (p. ${secret.page}: clearances, handling of classified material) apply to this phase`,
        ]
      : []),
    ...rest.map(
      ({ text, page }) => `plan the work on the condition that ${lowerStart(text.replace(/[.;]+$/, ''))} (solicitation p. ${page})`,
    ),
  ]
}

/** Each once, in order. */
export function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
