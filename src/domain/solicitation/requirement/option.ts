import { cueList } from '../../../language/cue-list.ts'
import type { Requirement } from '../analysis.ts'

/**
 * Whether a solicitation leaves it to the company to take a requirement up: one of many focus areas, what solutions "may include".
 * What the phase's own work or its deliverables may include is work, and a sentence that also says must or should leaves no choice.
 */
export function isOption({ text, strength }: Pick<Requirement, 'text' | 'strength'>): boolean {
  if (strength === 'must') return false
  const interest = OF_INTEREST.find(text)?.index ?? 0
  if (isOneOfMany(text) || (interest > 0 && interest < NEAR_BEGINNING) || DESIRED.find(text)?.index === 0) return true
  const may = MAY_INCLUDE.find(text)
  return may !== null && !OF_THE_WORK.test(text.slice(0, may.index)) && !MUST.test(text)
}

/** "This topic will only accept submissions addressing one or more of the following challenges: …" */
function isOneOfMany(text: string): boolean {
  const found = ONE_OF_MANY.find(text)
  return found !== null && text.includes(':', found.index)
}

const ONE_OF_MANY = cueList('one or more of the following | any of the following | at least one of the following')

/** "Primary technology areas of interest include …", "Desired technologies include …": the solicitation's wishes, of which a plan takes up some. */
const OF_INTEREST = cueList('of interest include | of interest are | of interest also include | of particular interest include')
const DESIRED = cueList('desired technologies | desired capabilities')
const NEAR_BEGINNING = 60

const MAY_INCLUDE = cueList(
  ['may', 'can', 'could', 'might']
    .flatMap((may) =>
      ['include', 'also include', 'consider', 'utilize', 'be considered', 'be included', 'be proposed'].map((verb) => `${may} ${verb}`),
    )
    .join(' | '),
)

const OF_THE_WORK = cueList('effort | deliverable | work | study | activity | task | phase i | phase ii | report | documentation | this')

const MUST = cueList('must | shall | should | required')
