import { stemsIn } from '../../../language/stem.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { isClosingPaper, papersIn } from './closing-papers.ts'
import type { Composition, PlanFrame } from './frame.ts'
import { raised } from './phrase.ts'
import { type Span, spineOf } from './spine.ts'

/**
 * The papers that the title of a planned milestone names and that nothing among these things is: what the milestone is called after is handed over in it, whoever
 * forgot to name it as a result. Kickoff and close hand over papers of their own.
 */
export function titledPapers({ number }: Pick<Span, 'number'>, things: readonly string[], frame: PlanFrame): string[] {
  const title = frame.named?.[number - 1]?.title
  if (title === undefined || number === 1 || (number === frame.milestones && isClosingPaper(title, frame.phase))) return []
  const handed = things.flatMap(papersIn)
  return papersIn(title).flatMap((paper) => (handed.some((other) => isSamePaper(paper, other)) ? [] : [raised(paper)]))
}

/** The steps, of which the last one of a milestone that is named after a paper answers what asks for that paper, in whatever spelling: a "mid-term progress report" is the "Midterm report". */
export function withPapersAsked({ rows, frame }: Composition): WorkStep[] {
  const asked = new Map<string, string[]>()
  for (const span of spineOf(rows.steps, frame.period, frame.dues)) {
    const ids = titledPapers(span, [], frame).flatMap((paper) => askingFor(paper, frame.requirements))
    const last = span.portions.at(-1)?.step.id
    if (last && ids.length > 0) asked.set(last, ids)
  }
  return rows.steps.map((step) => {
    const ids = asked.get(step.id)
    return ids ? { ...step, requirement_ids: [...new Set([...step.requirement_ids, ...ids])] } : step
  })
}

function askingFor(paper: string, requirements: readonly Requirement[]): string[] {
  const named = rootsOf(paper)
  const isAsking = ({ text, whose }: Requirement) =>
    whose !== 'product' && named.length > 1 && named.every((root) => rootsOf(text).includes(root))
  return requirements.filter(isAsking).map(({ id }) => id)
}

/** Whether two names are of one paper: the same kind, and nothing said of which one, or the same. */
function isSamePaper(one: string, other: string): boolean {
  const [roots, others] = [rootsOf(one), rootsOf(other)]
  const shared = roots.filter((root) => others.includes(root))
  return roots.at(-1) === others.at(-1) && (shared.length > 1 || roots.length === 1 || others.length === 1)
}

function rootsOf(words: string): string[] {
  return stemsIn(words.replaceAll('-', ''))
}
