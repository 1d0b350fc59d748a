import type { Subject } from '../subject.ts'
import type { Stage } from './duty-verbs.ts'

type Acts = Record<Stage, string>

const ABILITY = /^(?:the |an? )?(?:\w+ ){0,2}(?:ability|abilities|capability|capabilities|capacity)\b/i
const WAYS =
  /\b(?:methods?|approach(?:es)?|techniques?|algorithms?|architectures?|innovations?|innovation|strateg(?:y|ies)|concepts?|technolog(?:y|ies)|procedures?|configurations?|designs?|solutions?|alternatives?|options?)$/i
const KNOWLEDGE = /\b(?:familiarity|expertise|understanding|knowledge|experience)$/i
const PARTNERS = /\b(?:partnerships?|collaborations?|teaming|teams)$/i
const WORK =
  /\b(?:analys[ie]s|assessments?|stud(?:y|ies)|tests?|testing|evaluations?|demonstrations?|simulations?|research|surveys?|measurements?|characterizations?)$/i

const STUDIED: Acts = {
  analyse: 'conduct',
  design: 'conduct',
  build: 'conduct',
  integrate: 'conduct',
  test: 'conduct',
  close: 'report on',
}

const ACTS: readonly (readonly [RegExp, Acts])[] = [
  [
    KNOWLEDGE,
    {
      analyse: 'bring to the analysis',
      design: 'apply in the design',
      build: 'apply in the build',
      integrate: 'apply in the integration',
      test: 'show in the tests',
      close: 'report',
    },
  ],
  [PARTNERS, { analyse: 'seek', design: 'seek', build: 'seek', integrate: 'seek', test: 'seek', close: 'seek' }],
  [WAYS, { analyse: 'compare', design: 'work out', build: 'implement', integrate: 'refine', test: 'demonstrate', close: 'report on' }],
  [WORK, STUDIED],
]

const THINGS: Acts = {
  analyse: 'examine',
  design: 'cover in the design',
  build: 'include in the build',
  integrate: 'integrate',
  test: 'demonstrate',
  close: 'report on',
}

/** What a stage does about a thing that is wanted: methods are worked out, an ability is given to the subject, parts are designed in. */
export function actFor(need: string, stage: Stage, { short }: Pick<Subject, 'short'>): string {
  if (ABILITY.test(need))
    return /^(?:design|build|integrate)$/.test(stage) ? `give ${short}` : stage === 'analyse' ? 'examine' : 'demonstrate'
  const head = headPart(need)
  return (ACTS.find(([pattern]) => pattern.test(head))?.[1] ?? THINGS)[stage]
}

/** The words up to the noun that the phrase is about: "innovative methods to exploit …" → "innovative methods". */
function headPart(need: string): string {
  return (
    need.split(
      /,? (?:that|which|to|for|of|in|on|with|by|from|capable|using|between|such|where|applied|directed|whose|across|over|required|needed|able|including)\b|[,(:;]/,
    )[0] ?? need
  )
}
