import { sentencesIn } from '../../language/sentence.ts'
import { blanksIn } from '../blank.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { type MilestoneDocument, parse, sectionsOf } from '../milestone-document.ts'
import { ofOption } from '../milestone-option.ts'
import type { PlanPart } from './review.ts'
import type { ReviewContext, ReviewedPlan, Said } from './rule.ts'
import { withoutQuotes } from './without-quotes.ts'

/** One text of a milestone as it is edited: its text, a deliverable, a criterion. */
type Passage = { milestone_number: number; part: PlanPart; text: string }

/** Everything a milestone says, part by part. */
function passagesOf(milestone: StoredMilestone): Passage[] {
  const { milestone_number, deliverables, acceptance_criteria } = milestone
  return [
    { milestone_number, part: 'text', text: shownText(milestone) },
    ...deliverables.map((text) => ({ milestone_number, part: 'deliverable' as const, text })),
    ...acceptance_criteria.map((text) => ({ milestone_number, part: 'criterion' as const, text })),
  ]
}

/** Every sentence of the milestones in order, then those of the scope paragraph; sentences stand word for word in the plan. */
export function saidIn(
  milestones: readonly StoredMilestone[],
  scope_paragraph: string | null | undefined,
  asked: Pick<ReviewedPlan, 'requirements' | 'topic'>,
): Said[] {
  const ownIn = withoutQuotes(asked)
  const scope = { milestone_number: undefined, part: 'scope' as const, text: scope_paragraph ?? '' }
  return [...milestones.flatMap(passagesOf), scope].flatMap(({ milestone_number, part, text }) => {
    const document = parse(text)
    const labels = labelsIn(document)
    const isOfOption = part === 'text' ? ofOption(document.lines) : []
    return document.lines.flatMap((line, at) => {
      const label = labels.get(at)
      const whole = line.opening + line.text
      // a quotation may go over several sentences, so it is looked for in the whole line
      const own = ownIn(whole)
      return sentencesIn(whole).map(({ start, end }) => ({
        milestone_number,
        part,
        sentence: whole.slice(start, end),
        own: own.slice(start, end),
        ...(label !== undefined && { label }),
        ...(isOfOption[at] && { of_option: true as const }),
      }))
    })
  })
}

/** The label of each line that has one of its own, and of each item that is listed under one. */
function labelsIn(document: MilestoneDocument): ReadonlyMap<number, string> {
  const listed = sectionsOf(document).flatMap(({ name, from, to }) =>
    document.lines.slice(from, to).flatMap(({ kind }, at) => (kind === 'item' || at === 0 ? [[from + at, name] as const] : [])),
  )
  return new Map(listed)
}

/**
 * The words by which the language of a sentence is judged, without the number of its task or the mark of its list; undefined where they are not the
 * writer's: titles are names, blanks are not written yet, and a requirement's words are the solicitation's.
 */
export function judgedWords({ sentence }: Pick<Said, 'sentence'>, requirements: ReviewedPlan['requirements']): string | undefined {
  const [line] = parse(sentence).lines
  const words = line?.kind === 'task' || line?.kind === 'item' ? line.text : sentence
  const isQuoted = requirements.some(({ id }) => words.startsWith(`${id} `))
  const isSchedule = line?.kind === 'label' && line.name === 'Due'
  return line?.kind === 'title' || isSchedule || blanksIn(sentence).length > 0 || isQuoted ? undefined : words
}

/** The sentences that are judged by their language: what the person accepted as their own statement is left alone. */
export function notAccepted({ said, traced }: Pick<ReviewContext, 'said' | 'traced'>): Said[] {
  const own = new Set([...traced.values()].flat().flatMap(({ grounds, text }) => (grounds === 'own' ? [text] : [])))
  return said.filter(({ sentence }) => !own.has(sentence))
}
