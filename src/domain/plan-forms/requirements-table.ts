import { wholeNumbersIn } from '../../language/characters.ts'
import { requirementsNamed, requirementsShown } from '../grounding/plan-number.ts'
import { criterionNumber, type StoredMilestone, shownText } from '../milestone.ts'
import { ANSWERS, type MilestoneLine, OPTION_ASKED_LABEL, OPTION_LABEL, parse } from '../milestone-document.ts'
import { withOptionMilestones } from '../milestone-option.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import { requirementName } from '../solicitation/analysis.ts'
import { isTestable } from '../solicitation/requirement/answered-by.ts'
import { OWN, textParts, WHOLE } from '../text-parts.ts'
import { figure, figuresIn, taskNames } from '../work-breakdown/composed/phrase.ts'
import { quoted } from '../work-breakdown/composed/quoted-requirement.ts'
import { type CoveredRequirement, type FormSection, type PlanToLayOut, paragraph, plainCell } from './form-document.ts'
import { claimOf } from './in-short.ts'
import { isDoubted, isNotMet, notMetWords, openWords, speakingAgainst } from './not-met.ts'

/** The heading of the table, by which it is known where a file is read again. */
export const REQUIREMENTS_HEADING = 'Requirements and where they are answered'

const COLUMNS = [
  { heading: 'No.', share: 0.11 },
  { heading: 'Requirement', share: 0.71 },
  { heading: 'Answered by', share: 0.18 },
] as const

const NUMBERS = 'R1 is the first requirement of the solicitation, C2.1 the first acceptance criterion of Milestone 2.'

/**
 * Each requirement in the solicitation's words with its page, and the tasks and criteria that answer it; one that the plan does not meet, with what is asked and
 * offered; one that nothing answers, or of which nobody has said yet whether the plan breaks it, as open, with what is known of it. What else an answer lacks is
 * the company's own note, and handed to nobody. No section where nothing is asked.
 */
export function requirementsSections(
  { asked = [], open }: Pick<PlanToLayOut, 'asked' | 'open'>,
  milestones: readonly StoredMilestone[],
): FormSection[] {
  const plan = numberedIn(milestones)
  const cells = [...asked]
    .sort((one, other) => numberOf(one) - numberOf(other))
    .map((row) => [requirementName(row.requirement), wordsOf(row.requirement), standing(row, plan, open)].map(plainCell))
  const table = { kind: 'table' as const, table: { columns: COLUMNS, rows: cells } }
  return cells.length === 0 ? [] : [{ heading: REQUIREMENTS_HEADING, blocks: [paragraph(NUMBERS), table] }]
}

/** How a requirement stands, as the table says it: of one that is only named elsewhere the tasks that say by its number that they show it. */
function standing(row: CoveredRequirement, plan: Numbered, open: PlanToLayOut['open']): string {
  if (isNotMet(row)) return notMetWords(row)
  const showing = isAnswered(row) ? [] : tasksShowing(row, plan)
  if (isOpenIn(row, plan)) return openWords(row, open)
  const by = showing.length > 0 ? taskNames(showing) : answeredBy(row, plan).by
  const against = speakingAgainst(row.coverage)
  return against === '' ? by : `${by}. Open: ${against}`
}

/** Whether the table has a requirement as open: nothing answers it, or nobody has said yet whether the plan breaks it. Every count of what is open goes by this. */
export function isOpenIn(row: CoveredRequirement, plan: Numbered): boolean {
  return !isNotMet(row) && (isDoubted(row) || (!isAnswered(row) && tasksShowing(row, plan).length === 0))
}

/** The tasks that name a requirement by its number in their own sentence; the first milestone only lists them all. Who reads such a number finds it in the table. */
function tasksShowing({ requirement }: CoveredRequirement, { milestones }: Numbered): string[] {
  const isNaming = (line: MilestoneLine) => isTask(line) && requirementsNamed(line.text).includes(requirement.id)
  const lines = milestones.slice(1).flatMap((one) => parse(shownText(one)).lines.filter(isNaming))
  return lines.flatMap(({ opening }) => opening.match(/\d+(?:\.\d+)+/) ?? [])
}

/** A row of thresholds says which of its cells is the threshold, and so quotes nobody; all else stands in the solicitation's words. */
function wordsOf(one: CoveredRequirement['requirement']): string {
  const { id, page, text, quantities, set_by } = one
  const isRow = quantities.some(({ what, threshold_or_objective }) => threshold_or_objective && text.startsWith(`${what}: `))
  return isRow && set_by !== 'person' ? `${text} (p. ${page})` : quoted(one).slice(id.length + 1)
}

/** Whether a plan answers a requirement: to be only named is no answer, nor are words alike that say none of its figures, unless it is named there. */
function isAnswered({ requirement, coverage: one }: CoveredRequirement): boolean {
  const figures = requirement.quantities.filter(({ threshold_or_objective }) => threshold_or_objective !== 'objective')
  const isUnsaid = (words: string) => one.unsaid?.some((said) => said.includes(words))
  const isTold = figures.length === 0 || figures.some((asked) => !isUnsaid(asked.printed) && !isUnsaid(figure(asked)))
  const isNamed = one.places.some(({ by_person, quote }) => by_person || requirementsShown(quote).includes(requirement.id))
  return ['full', 'partial'].includes(countedStrength(one)) && (isTold || isNamed)
}

/** The same as lines: "R2 “its own words” (p. 1): Task 2.1, C2.1". */
export function requirementsText(sections: readonly FormSection[]): string[] {
  return sections.map(({ heading, blocks }) => {
    const lines = blocks.flatMap((block) => {
      if (block.kind !== 'table') return block.kind === 'paragraph' ? [block.text] : []
      return block.table.rows.map((cells) => {
        const [number = '', words = '', by = ''] = cells.map((lines) => lines.map(({ text }) => text).join(' '))
        return `• ${number} ${words}: ${by}`
      })
    })
    return [`${heading}:`, ...lines].join('\n')
  })
}

function numberOf({ requirement }: CoveredRequirement): number {
  return wholeNumbersIn(requirement.id)[0] ?? 0
}

/** Where a plan answers a requirement: what is named, and whether a criterion is among it. */
type Answer = { names: readonly string[]; isJudged: boolean }

/** All milestones as a plan numbers them, and of these those of the option. */
export type Numbered = { milestones: readonly StoredMilestone[]; option: readonly StoredMilestone[] }

/** The milestones of a plan as it numbers them, with those of its option. */
export function numberedIn(stored: readonly StoredMilestone[]): Numbered {
  const milestones = withOptionMilestones(stored)
  return { milestones, option: milestones.slice(stored.length) }
}

/** Places that stand in a text as milestones of the option tell them, by the numbers of these. */
function inOption(coverage: Coverage, option: readonly StoredMilestone[]): Coverage {
  const places = coverage.places.map((place): CoveredPlace => {
    const isIn = (texts: readonly string[]) => texts.some((text) => text.includes(place.quote))
    const own = option.find((one) => isIn([shownText(one), ...one.deliverables, ...one.acceptance_criteria]))
    if (!own || place.part !== 'text') return place
    return { ...place, milestone_number: own.milestone_number, part: isIn(own.acceptance_criteria) ? 'criterion' : 'text' }
  })
  const isTold = (number: number) => coverage.places.some((one) => one.milestone_number === number)
  const covered_by = [...coverage.covered_by.filter((number) => !isTold(number)), ...places.map(({ milestone_number }) => milestone_number)]
  return { ...coverage, places, covered_by }
}

/**
 * What a milestone says that it answers by its number, and the criteria that show it; without such a word the places that the words themselves tell, where a
 * person has said which work it is only those beside it. `isToJudge` of what a test could show and none does.
 */
export function answeredBy(
  { requirement, coverage }: CoveredRequirement,
  { milestones, option }: Numbered,
): { by: string; isToJudge: boolean } {
  const { covered_by, places: all, by_whole } = inOption(coverage, option)
  const places = ofSameFigure(all, requirement)
  if (by_whole) {
    const isLimit = requirement.quantities.some(({ comparator }) => comparator !== '=')
    const shown = isLimit ? milestones.flatMap((one) => showing(one, requirement.id)) : []
    return { by: shown.join(', ') || `Whole plan: ${by_whole}`, isToJudge: false }
  }
  if (countedStrength(coverage) === 'none') return { by: '', isToJudge: false }
  const told = milestones.flatMap((one) => answeredIn(one, requirement.id, places))
  if (told.length > 0) return namedIn([...told, ...judgedIn(told, milestones, places)], isTestable(requirement))
  const placed = places.flatMap((one) => (one.by_person ? one.milestone_number : []))
  const numbers = new Set(placed.length > 0 ? placed : [...covered_by, ...places.map(({ milestone_number }) => milestone_number)])
  const answers = milestones.filter((one) => numbers.has(one.milestone_number)).map((one) => placesIn(one, places))
  return namedIn(answers, placed.length > 0 && isTestable(requirement))
}

/** The criteria among the places of an answer that are not named yet. */
function judgedIn(told: readonly Answer[], milestones: readonly StoredMilestone[], places: Coverage['places']): Answer[] {
  const known = new Set(told.flatMap(({ names }) => names))
  const judging = places.filter(({ part }) => part === 'criterion')
  const names = milestones.flatMap((one) => criteriaIn(one, judging)).filter((one) => !known.has(one))
  return names.length > 0 ? [{ names, isJudged: true }] : []
}

function namedIn(answers: readonly Answer[], isTested: boolean) {
  return {
    by: [...new Set(answers.flatMap(({ names }) => names))].join(', '),
    isToJudge: isTested && !answers.some(({ isJudged }) => isJudged),
  }
}

/** The tasks and criteria of a milestone that it names for a requirement: "Task 2.1", "C2.1"; where it names neither, those whose words answer it, else the milestone. */
function answeredIn(milestone: StoredMilestone, id: string, places: Coverage['places'] = []): Answer[] {
  const { milestone_number } = milestone
  const labels = parse(shownText(milestone)).lines.flatMap((line) => (line.kind === 'label' ? [line] : []))
  const isOfOption = labels.some(({ name, text }) => OF_OPTION.has(name) && requirementsNamed(text).includes(id))
  const answers = labels.flatMap(({ name, text }) => (name === ANSWERS ? text.split('; ') : []))
  const own = answers.filter((part) => requirementsNamed(part).includes(id))
  const option = isOfOption ? [{ names: ['Option'], isJudged: true }] : []
  const criteria = showing(milestone, id)
  if (own.length === 0) return [...(criteria.length > 0 ? [named(milestone_number, [], criteria)] : []), ...option]
  const tasks = own.flatMap((part) => TASKS.exec(part)?.[1]?.match(/\d+(?:\.\d+)+/g) ?? [])
  return [tasks.length + criteria.length > 0 ? named(milestone_number, tasks, criteria) : placesIn(milestone, places), ...option]
}

const OF_OPTION: ReadonlySet<string> = new Set([OPTION_LABEL, OPTION_ASKED_LABEL])

const TASKS = /\(Tasks? ([\d., and]+)\)\.?$/

/** The criteria of a milestone that say by its number that they show a requirement. */
function showing({ milestone_number, acceptance_criteria }: StoredMilestone, id: string): string[] {
  return acceptance_criteria.flatMap((text, at) =>
    requirementsShown(text).includes(id) ? [criterionNumber(milestone_number, at + 1)] : [],
  )
}

/** The places without the criteria that are alike in words only, where others say one of the requirement's own figures. */
function ofSameFigure(places: Coverage['places'], { id, quote }: CoveredRequirement['requirement']): Coverage['places'] {
  const asked = new Set(figuresIn(quote))
  const isSame = (words: string) => requirementsShown(words).includes(id) || figuresIn(claimOf(words)).some((one) => asked.has(one))
  const judging = places.filter(({ part }) => part === 'criterion')
  return judging.some((one) => isSame(one.quote)) ? places.filter((one) => one.part !== 'criterion' || isSame(one.quote)) : places
}

const isTask = ({ kind }: MilestoneLine) => kind === 'task'
const isNoItem = ({ kind }: MilestoneLine) => kind !== 'item'

/** The tasks and criteria among the places; where there are none the part of the plan in which they stand. */
function placesIn(milestone: StoredMilestone, places: Coverage['places']): Answer {
  const { milestone_number } = milestone
  const own = places.filter((one) => one.milestone_number === milestone_number)
  const { lines } = parse(shownText(milestone))
  const parts = textParts(shownText(milestone), milestone_number === 1)
  const at = own.flatMap(({ part, quote }) =>
    part === 'text' ? lines.findIndex(({ opening, text }) => (opening + text).includes(quote)) : [],
  )
  const above = at.flatMap((place) => (parts[place]?.part === OWN ? (lines.slice(0, place + 1).findLast(isTask)?.opening ?? []) : []))
  const tasks = [...own.map(({ quote }) => quote), ...above].flatMap((words) => /^Task (\d+(?:\.\d+)+):/.exec(words)?.[1] ?? [])
  const labels = at.flatMap((place) => {
    const isListed = lines[place]?.kind === 'item'
    const line = parts[place]?.part !== WHOLE ? undefined : isListed ? lines.slice(0, place).findLast(isNoItem) : lines[place]
    return line?.kind === 'label' ? line.name : []
  })
  const others = [
    ...labels.map((label) => `Whole plan: ${label}`),
    ...(own.some(({ part }) => part === 'deliverable') ? [`Deliverables of Milestone ${milestone_number}`] : []),
  ]
  return named(milestone_number, tasks, criteriaIn(milestone, own), others)
}

function criteriaIn({ milestone_number, acceptance_criteria }: StoredMilestone, places: Coverage['places']): string[] {
  return places.flatMap(({ milestone_number: of, part, quote }) => {
    const at = of === milestone_number && part === 'criterion' ? acceptance_criteria.findIndex((text) => text.includes(quote)) : -1
    return at < 0 ? [] : [criterionNumber(milestone_number, at + 1)]
  })
}

function named(milestone_number: number, tasks: readonly string[], criteria: readonly string[], others: readonly string[] = []): Answer {
  const numbers = [...new Set(tasks)]
  const found = [...(numbers.length > 0 ? [taskNames(numbers)] : []), ...new Set(criteria)]
  const names = [found, [...new Set(others)], [`Milestone ${milestone_number}`]].find((some) => some.length > 0) ?? []
  return { names, isJudged: criteria.length > 0 }
}
