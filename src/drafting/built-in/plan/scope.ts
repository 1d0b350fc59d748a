import { componentName } from '../../../domain/component/component-name.ts'
import type { InitialMilestone } from '../../../domain/milestone.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import { milestonesInScope } from '../../../domain/scope-milestones.ts'
import { bound } from '../../../domain/work-breakdown/composed/bound.ts'
import { todayOf } from '../../../domain/work-breakdown/composed/committed.ts'
import type { Composition } from '../../../domain/work-breakdown/composed/frame.ts'
import { figure, joined, nameOf, open, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { withFigure, withoutReached } from '../../../domain/work-breakdown/composed/reached.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { solutionTold } from '../../../domain/work-breakdown/composed/solution.ts'
import { voicedRows } from '../../../domain/work-breakdown/composed/voiced-rows.ts'
import { oneLine, partedAtSpaces } from '../../../language/characters.ts'
import { CONTRACTOR } from '../../../language/contract-verb.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { hasDenial, isSaidBy } from '../../../language/nothing-new.ts'
import { isWhole } from '../../../language/register.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'

const MOST_WORDS = 210

/** A sentence of the scope; the less `weight` it has, the sooner it goes when the paragraph grows too long. */
type Part = { text: string; weight: number }

/** One paragraph: who proposes what to whom, why, by which solution and steps, which figures are committed, what exists at the end. */
export function scopeParagraph(facts: PlanFacts, milestones: readonly InitialMilestone[]): string {
  const { rows, frame } = planRows(facts).composition
  const composition = { rows: voicedRows(withoutReached(rows)), frame }
  const parts: Part[] = [
    { text: who(composition), weight: 9 },
    { text: objective(composition), weight: 6 },
    { text: solution(composition), weight: 9 },
    {
      text: milestonesInScope(
        milestones.map(({ text }) => text),
        composition.frame.period,
      ),
      weight: 7,
    },
    { text: figures(composition), weight: 5 },
    { text: exclusions(composition), weight: 9 },
    { text: ending(composition), weight: 9 },
    { text: share(composition), weight: 9 },
  ]
  return fitted(parts.filter(({ text }) => text !== ''))
    .map(({ text }) => text)
    .join(' ')
}

/** Sentences left out, the lightest first, until the paragraph is short enough to be read at once; of two alike the later one. */
function fitted(parts: readonly Part[]): readonly Part[] {
  const words = parts.reduce((sum, { text }) => sum + partedAtSpaces(text).length, 0)
  const least = Math.min(...parts.map(({ weight }) => weight))
  if (words <= MOST_WORDS || least >= 8) return parts
  const at = parts.findLastIndex(({ weight }) => weight === least)
  return fitted(parts.filter((_, nth) => nth !== at))
}

/** Numbers that begin with a vowel when they are read aloud. */
const AN: ReadonlySet<number> = new Set([8, 11, 18])

function who({ frame, rows }: Composition): string {
  const { topic, company_name, customer, research_institution, system_name, program_type, phase, period } = frame
  const title = topic?.title && `“${open(topic.title)}”`
  const named = joined([topic?.number && `topic ${topic.number}`, title], ', ')
  const told = [
    `${nameOf(company_name) || 'The company'} (the Contractor) proposes ${AN.has(period) ? 'an' : 'a'} ${period}-month ${program_type} Phase ${phase} effort`,
    customer ? ` for ${customer === topic?.component ? componentName({ component: customer }) : open(customer)}` : '',
    named ? ` under ${named}` : '',
    program_type === 'STTR' && research_institution ? `, with ${open(research_institution)} as research institution` : '',
    system_name?.trim() && !rows.plan.solution?.includes(open(system_name)) ? ` (system: ${open(system_name)})` : '',
  ]
  return `${told.join('')}.`
}

const LONGEST_OBJECTIVE = 60

/** What the solicitation wants, in its own words. */
function objective({ frame }: Composition): string {
  const text = oneLine(frame.topic?.objective ?? '')
  const words = open(sentencesOf(text)[0] ?? text)
  return words === '' || words.split(' ').length > LONGEST_OBJECTIVE ? '' : `The solicitation's objective: “${words}”.`
}

/** What denies something that is excluded, in other words, has about so many words of the exclusions; what denies nothing has all of its own there. */
const TWIN = 0.6

/** What of the topic is taken up and what is proposed, as it was typed, without what the exclusions say. What it builds on opens the first milestone. */
function solution({ rows: { plan } }: Composition): string {
  const { excluded = '', ...told } = plan
  const isExclusion = (sentence: string) =>
    excluded !== '' && isSaidBy(`${CONTRACTOR} ${excluded}`, sentence, hasDenial(sentence) ? TWIN : 1)
  const solution = sentencesOf(told.solution ?? '').filter((sentence) => !isExclusion(sentence))
  return (
    solutionTold({ ...told, solution: solution.join(' ') }) ||
    'The proposed solution: [describe in one sentence what will be built and how it works].'
  )
}

/** What the company commits to. */
function figures({ rows, frame }: Composition): string {
  const told = rows.commitments.flatMap((one) => {
    const amount = joined([figure(bound(one, frame.requirements)), todayOf(one)], ' ')
    return one.value ? [withFigure(one.quantity, amount)] : []
  })
  return told.length === 0 ? '' : `Committed: ${told.slice(0, 3).join('; ')}.`
}

/** What the company will not do, as it was typed, each line of it once: things as the parts of a list, and where one is more than that each as a sentence. */
function exclusions({ rows }: Composition): string {
  const told = (rows.plan.excluded ?? '').split('\n').flatMap((line) => open(line.trim()) || [])
  if (told.length === 0) return ''
  const isList = told.every((one) => !(one.includes(';') || sentencesOf(one).length > 1 || isWhole(one)))
  const list = told.map((one, at) => (at > 0 ? inSentence(one) : one)).join('; ')
  return `Exclusions: ${isList ? closed(list) : told.map((one) => closed(raised(one))).join(' ')}`
}

function ending({ frame }: Composition): string {
  const { phase, period, areStepsTold } = frame
  if (areStepsTold) return `The work ends at ${dueLabel(period)}.`
  const next = phase === 'I' ? 'a Phase II development plan' : 'a Phase III transition plan'
  return `The work ends at ${dueLabel(period)} with ${next} and the final report with the SF 298.`
}

/** The shares of an STTR effort, at least (15 U.S.C. 638(e)(6)). */
function share({ frame }: Composition): string {
  if (frame.program_type !== 'STTR') return ''
  const partner = frame.research_institution?.trim() || 'the research institution'
  return `The Contractor performs at least 40% of the work and ${open(partner)} at least 30%.`
}
