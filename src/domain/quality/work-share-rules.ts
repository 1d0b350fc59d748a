import { partedAtSpaces, startsAsName } from '../../language/characters.ts'
import { type CueList, cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { ORDINALS, oneOf, VALUES } from '../../language/quantity/number-word.ts'
import { withoutForm } from '../company-name.ts'
import { hasWord, INSTITUTION, initialsOf, namesInstitution, toldInstitution } from './institution-name.ts'
import { leastShares, type Performer } from './least-share.ts'
import { at, type Objection, placeName, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** Who shares the work, as far as it is known by name. */
type Partners = Pick<ReviewedPlan, 'company_name' | 'research_institution'>

/** One share of the work that the plan states, in percent. */
type StatedShare<One> = { performer: Performer; percent: number; said: One }

/** Sentences on who does how much: not on a price that falls, nor on a part of a market. */
const ABOUT_SHARES = cueList(
  'share | of /the/all/its /total /phase /i/ii work/effort/labor/research/cost | work by/for/is/performed/done/split',
)
/** A part of a market or of a bench, and what a unit costs. */
const OTHER_SHARES = cueList('market share | work area/piece/space/load/flow/station | cost of')

/** Words that name a performer; of two names the one nearest before the number wins, else the nearest after it. */
const PERFORMERS: readonly [Performer, CueList][] = [
  ['others', cueList('subcontractor | consultant | vendor | other | rest | remainder | remaining')],
  [
    'research institution',
    cueList('research institution | university | ri | college | institute | laboratory partner | laboratories partner'),
  ],
  ['small business', cueList('small business | contractor | company | prime | sb | sbc | our own | ours | we')],
]

function speaksOfShares(sentence: string): boolean {
  return ABOUT_SHARES.test(sentence) && !OTHER_SHARES.test(sentence)
}

/** The shares of the work that a plan states: "the small business performs 62% of the work by cost". */
export function statedShares<One extends Pick<Said, 'own'>>(plan: Partners, said: readonly One[]): StatedShare<One>[] {
  return said
    .filter(({ own }) => speaksOfShares(own))
    .flatMap((one) => {
      const figures = measuresIn(one.own).flatMap(({ start, end, value, unit }) =>
        unit?.dimension === 'percent' ? [{ start, end, percent: value }] : [],
      )
      return [...figures, ...fractionsIn(one.own)].flatMap(({ start, end, percent }) => {
        const performer = performerAt(plan, one.own, start, end)
        return performer ? [{ performer, percent, said: one }] : []
      })
    })
}

const FRACTION = new RegExp(String.raw`\b(${oneOf(VALUES.keys())})[- ](${oneOf(ORDINALS.keys())})s?\b`, 'gi')

/** Parts of a whole that are told in words, "two-thirds", in percent. */
function fractionsIn(text: string): { start: number; end: number; percent: number }[] {
  return Array.from(text.matchAll(FRACTION), ({ 0: whole, 1: part = '', 2: of = '', index }) => ({
    start: index,
    end: index + whole.length,
    percent: (100 * (VALUES.get(part.toLowerCase()) ?? 0)) / (ORDINALS.get(of.toLowerCase()) ?? 1),
  }))
}

function performerAt(plan: Partners, sentence: string, start: number, end: number): Performer | undefined {
  const clause = clauseAround(sentence, start, end)
  const named = namesIn(plan, clause.text)
  if (named.length === 0 && partedAtSpaces(clause.text).slice(1).some(startsAsName)) return 'others'
  if (named.length === 0)
    return namesIn(plan, sentence.slice(0, start)).sort((a, b) => b.at - a.at)[0]?.performer ?? doneBy(plan, sentence.slice(end))
  const before = named.filter((name) => name.at < clause.start).sort((a, b) => b.at - a.at)[0]
  const after = named.filter((name) => name.at > clause.start).sort((a, b) => a.at - b.at)[0]
  return FOR.find(clause.text.slice(clause.end))?.index === 1 ? (after ?? before)?.performer : (before ?? after)?.performer
}

/** "…, measured by cost, must be performed by the small business": whose a share is may stand in a later clause. */
function doneBy(plan: Partners, behind: string): Performer | undefined {
  const [, by = ''] = behind.split(/(?:performed|done) by/)
  return namesIn(plan, by).sort((a, b) => a.at - b.at)[0]?.performer
}

/** Behind a share: whose it is stands behind, too. */
const FOR = cueList('for | by | to | is/are for/by | of the work is/by | performed/done by')

const CLAUSE_END = /[,;]\s|\band\s/g

/** The part of a sentence, between commas, semicolons and "and", that holds a number. */
function clauseAround(sentence: string, start: number, end: number): { text: string; start: number; end: number } {
  const from = Math.max(0, ...[...sentence.slice(0, start).matchAll(CLAUSE_END)].map((cut) => cut.index + cut[0].length))
  const [cut] = sentence.slice(end).matchAll(CLAUSE_END)
  return { text: sentence.slice(from, cut ? end + cut.index : undefined), start: start - from, end: end - from }
}

function namesIn({ company_name, research_institution }: Partners, clause: string): { performer: Performer; at: number }[] {
  const spelled = (performer: Performer, name: string | undefined) => {
    const core = name?.trim() ? coreOf(name) : ''
    const whole = core === '' ? -1 : clause.toLowerCase().indexOf(core)
    const at = whole >= 0 || performer !== 'small business' ? whole : firstWordAt(core, clause)
    return at >= 0 ? [{ performer, at }] : []
  }
  return [
    ...spelled('research institution', research_institution),
    ...initialsIn(research_institution, clause),
    ...spelled('small business', company_name),
    ...PERFORMERS.flatMap(([performer, words]) => words.all(clause).map(({ index }) => ({ performer, at: index }))),
  ]
}

/** An institution by its initials, "UAF" of "University of Alaska Fairbanks, Geophysical Institute". */
function initialsIn(name: string | undefined, clause: string): { performer: Performer; at: number }[] {
  const initials = initialsOf(name ?? '')
  return hasWord(clause, initials) ? [{ performer: 'research institution', at: clause.indexOf(initials) }] : []
}

/** Where a company is called by the first word of its name, "Halyard" of "Halyard Data Works"; -1 where it is not. */
function firstWordAt(core: string, clause: string): number {
  const [first = ''] = partedAtSpaces(core)
  return [...clause.matchAll(/\p{Lu}[\p{L}\d-]*/gu)].find(([word]) => word.toLowerCase() === first)?.index ?? -1
}

/** A name as it is also said: "Halyard Acoustics" of "Halyard Acoustics, Inc." */
function coreOf(name: string): string {
  return withoutForm(name.split(',')[0] ?? '').toLowerCase()
}

const SBIR_WORDS = { I: 'two thirds', II: 'half' } as const
/** People who work for the firm: the DD 882 on "inventions and subcontracts" names none. */
const PARTNER = cueList('subcontractor | subawardee | consultant')

/** QC-17: in SBIR the small business does two thirds of the work in Phase I, half of it in Phase II (brief §0.7). */
export const smallBusinessShare: QualityRule = {
  id: 'QC-17',
  checks: 'SBIR: the small business does at least two thirds of the work by cost in Phase I, half in Phase II',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA; Navy SBIR 25.1 instructions: by cost before profit, in base and in option',
  remedy: 'Move work to the small business, or correct the share.',
  objections: (plan, { said }) => {
    if (plan.program_type !== 'SBIR') return []
    const shares = statedShares(plan, said)
    const least = leastShares('SBIR', plan.phase)['small business'] ?? 0
    const low = shares.filter(({ performer, percent }) => performer === 'small business' && percent < least)
    const away = shares.filter(({ performer, percent }) => performer !== 'small business' && percent > 100 - least + 0.01)
    if (shares.length === 0) return withoutShare(plan, said)
    const twice = new Set(low.map(({ said: one }) => one))
    return [...low, ...away.filter(({ said: one }) => !twice.has(one))].map(({ percent, performer, said: one }) => ({
      message: `The plan gives ${percent}% of the work to ${TOLD[performer]}; in Phase ${plan.phase} the small business does at least ${SBIR_WORDS[plan.phase]}.`,
      ...at(one),
    }))
  },
}

const TOLD: Record<Performer, string> = {
  'small business': 'the small business',
  'research institution': 'the research institution',
  others: 'subcontractors and others',
}

function withoutShare({ phase }: ReviewedPlan, said: readonly Said[]): Objection[] {
  const partner = said.find(({ sentence, milestone_number }) => milestone_number !== undefined && PARTNER.test(sentence))
  if (!partner) return []
  return [
    {
      severity: 'warning',
      message: `${placeName(partner)} names a partner, but the plan does not say that the small business keeps ${SBIR_WORDS[phase]} of the work.`,
      remedy: 'State the share of each performer in percent of the cost before profit.',
      ...at(partner),
    },
  ]
}

/** QC-18: in STTR the small business does at least 40%, one research institution at least 30% of the work (brief §0.7). */
export const sttrShares: QualityRule = {
  id: 'QC-18',
  checks: 'STTR: the small business does at least 40%, one research institution at least 30% of the work by cost',
  severity: 'error',
  source: 'DoD STTR 25.4 BAA, Appendix A; Department of the Air Force STTR 25.D instructions',
  remedy: 'State both shares in percent of the cost before profit, at least 40 and 30.',
  objections: (plan, { said }) => {
    if (plan.program_type !== 'STTR' || plan.milestones.length === 0) return []
    const least = leastShares('STTR', plan.phase)
    const shares = statedShares(plan, said)
    const low = shares.filter(({ performer, percent }) => percent < (least[performer] ?? 0))
    const untold = (['small business', 'research institution'] as const).filter((one) => !shares.some(({ performer }) => performer === one))
    return [
      ...low.map(({ performer, percent, said: one }) => ({
        message: `The ${performer} has ${percent}% of the work; at least ${least[performer]}% is asked for.`,
        ...at(one),
      })),
      ...untold.map((performer) => ({
        message: `The plan does not state the share of the ${performer}; it is at least ${least[performer]}%.`,
      })),
    ]
  },
}

/** Laboratories of the Government itself; those that others run for it (FFRDC) may be partners. */
const FEDERAL_LAB = cueList(`
  air/space force research lab/laboratory | army/naval research lab/laboratory | afrl | devcom | naval surface/undersea/air/information war* | nasa
  center | nasa _ center | nasa _ _ center | nist | national institute/institutes of health/standards | walter reed | federal laboratory`)
const RESEARCH_INSTITUTION = cueList('research institution')

/** QC-19: in STTR one research institution is named, may be a partner, and stands in the plan (brief §2.6). */
export const researchInstitution: QualityRule = {
  id: 'QC-19',
  checks: 'STTR: one research institution is named, has tasks in the plan, and is no Federal laboratory',
  severity: 'error',
  source: 'DoD STTR 25.4 BAA, Appendix A',
  remedy: 'Name a university, a non-profit institution or an FFRDC, and give it tasks by name.',
  objections: ({ program_type, research_institution, milestones, sources }, { said }) => {
    if (program_type !== 'STTR' || milestones.length === 0) return []
    const name = research_institution?.trim() || toldInstitution(sources?.answers ?? [])
    const inPlan = said.filter(({ milestone_number }) => milestone_number !== undefined).map(({ sentence }) => sentence)
    if (!name) {
      return inPlan.some((sentence) => INSTITUTION.test(sentence) && isOfResearchInstitution(sentence))
        ? []
        : [{ message: 'No research institution is named for this STTR plan.' }]
    }
    if (FEDERAL_LAB.test(name)) return [{ message: `${name} looks like a Federal laboratory, which cannot be the research institution.` }]
    const isAtWork = inPlan.some((sentence) => RESEARCH_INSTITUTION.test(sentence) || namesInstitution(sentence, name))
    return isAtWork ? [] : [{ message: `No milestone gives ${name} a task.` }]
  },
}

/** Whether a sentence speaks of the research institution as such: by that name, or of the shares of the work, one of which is its own. */
function isOfResearchInstitution(sentence: string): boolean {
  return RESEARCH_INSTITUTION.test(sentence) || speaksOfShares(sentence)
}
