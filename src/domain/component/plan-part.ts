import { type CueList, cueList } from '../../language/cue-list.ts'

/** What a heading of a work plan is about, as far as a plan has it. */
export type PlanPart =
  | 'scope'
  | 'objectives'
  | 'background'
  | 'tasks'
  | 'requirements'
  | 'schedule'
  | 'deliverables'
  | 'acceptance'
  | 'payments'
  | 'risks'
  | 'people'
  | 'place'
  | 'reports'
  | 'share'
  | 'terms'
  | 'after'

/** The words of each part's headings; what is told first is told before what its words could mean besides. */
const WORDS: readonly (readonly [PlanPart, CueList])[] = [
  ['share', cueList('work share | share/shares of the work | division of labor/labour/work | split of work')],
  ['payments', cueList('payment | payments | price | prices | pricing | cost | costs | budget | billing')],
  [
    'terms',
    cueList(
      'rights | rules of the dod | security | disclosure | disclosures | export control | intellectual property | assertion | assertions',
    ),
  ],
  ['after', cueList('transition | end user | end users | commercialization | phase iii | use after')],
  ['risks', cueList('risk | risks | go/goes wrong')],
  [
    'people',
    cueList(
      'personnel | people | partners | staff | staffing | team | roles | organization | management | subcontractor | subcontractors | subcontracts',
    ),
  ],
  ['place', cueList('facility | facilities | equipment | tools | place | places | laboratories')],
  ['reports', cueList('report | reports | reporting | meeting | meetings | review | reviews | communication | communications')],
  [
    'acceptance',
    cueList('acceptance | accepted | judged | verification | test | tests | testing | success criteria | exit criteria | measures'),
  ],
  ['requirements', cueList('requirement | requirements | compliance | traceability | cross-reference')],
  [
    'deliverables',
    cueList('deliverable | deliverables | receive | receives | handed over | data items | items delivered | end items | products'),
  ],
  ['schedule', cueList('schedule | milestone | milestones | timeline | time line | gantt | calendar')],
  ['objectives', cueList('objective | objectives | goal | goals | aim | aims | purpose')],
  ['scope', cueList('scope | introduction | overview | summary')],
  ['background', cueList('background | existing | feasibility shown | starting point | state of the art | prior work | problem statement')],
  ['tasks', cueList('task | tasks | subtasks | approach | method | methods | methodology | work to be done | plan of attack | steps')],
]

/** The parts of a plan that a heading names, in the order of its words: "Schedule and milestones" is one, "Tasks and schedule" are two. */
export function partsNamed(heading: string): PlanPart[] {
  const found = WORDS.flatMap(([part, cues]) => {
    const cue = cues.find(heading)
    return cue ? [{ part, index: cue.index }] : []
  })
  // "Risk management", "Payment schedule": what comes first says what is managed or scheduled
  const [first] = found.sort((one, other) => one.index - other.index)
  const isJoined = /\band\b|[,/&]/.test(heading)
  return isJoined ? [...new Set(found.map(({ part }) => part))] : first ? [first.part] : []
}
