import { milestoneTitle } from '../../../domain/milestone.ts'
import { tasksIn } from '../milestones/task-line.ts'

/** What work on paper hands over: what is required, a choice between candidates, or a value that is predicted. */
type Paper = 'requirements' | 'trade' | 'prediction'

const PAPERS: readonly [Paper, RegExp][] = [
  [
    'trade',
    /\btrade (?:studies|study|matrix|space|of)\b|\btrade-?offs?\b|\bdown-?select\w*|\bcomparisons? of\b|\bcompare (?:the |two |three |four |five |\d )/i,
  ],
  ['requirements', /\brequirements?\b|\b(?:define|definition of|specify)\b/i],
  ['prediction', /\b(?:analys[ie]s|analyz\w+|predict\w*|simulat\w+|calculat\w+|model(?:s|ing)?|budget)\b/i],
]

/** What the work of a milestone hands over on paper, by its title, else by the company's own tasks; null where neither tells. */
export function paperOf(text: string): Paper | null {
  const own = tasksIn(text).flatMap(({ duty, isAsked }) => (isAsked ? [] : [duty]))
  const said = [milestoneTitle(text), ...own.slice(0, 1)]
  for (const one of said) {
    const found = PAPERS.find(([, pattern]) => pattern.test(one))?.[0]
    if (found) return found
  }
  return null
}

type On = { evidence: string; object: string; due: string }

/** How a paper is judged. */
const JUDGED: Record<Paper, (on: On) => string> = {
  requirements: ({ evidence, object, due }) =>
    `The ${evidence} is accepted when each requirement on ${object} has its value, unit and source; the TPOC agrees the list in writing by ${due}`,
  trade: ({ evidence, object, due }) =>
    `The ${evidence} is accepted when it scores each candidate for ${object} on the same named criteria in the same units and chooses one with the reasons; delivered to the TPOC by ${due}`,
  prediction: ({ evidence, object, due }) =>
    `By ${due} the ${evidence} sets each predicted value of ${object} beside the requirement that it answers, with margin and uncertainty; the TPOC checks them`,
}

/** The criterion of a paper. */
export function paperCriterion(paper: Paper, on: On): string {
  return JUDGED[paper](on)
}
