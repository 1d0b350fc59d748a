import type { Strength } from './analysis.ts'
import { BACKGROUND, strengthOfWords } from './demand.ts'
import { tellsWhatIsWanted } from './wanted.ts'

/** How strongly the words that introduce a list ask for its items ("The required elements include:"); null when they ask nothing. */
export function introducesDemands(lead: string): Strength | null {
  if (isExampleLead(lead)) return null
  if (SHUTS_OUT.test(lead)) return 'must'
  const isBackground = BACKGROUND.test(lead)
  const strength = isBackground && !SAYS_ITSELF.test(lead) ? null : strengthOfWords(lead)
  if (strength) return strength
  if (/\bgoals?\b|\bdesired\b/i.test(lead)) return 'objective'
  if (/\b(?:focus|interest)\b/i.test(lead)) return 'should'
  if (isBackground) return null
  if (/\b(?:one or more|any|at least one) of\b/i.test(lead) && OFFERS_CHOICE.test(lead)) return 'should'
  if (tellsWhatIsWanted(lead) || (LISTS_DEMANDS.test(lead) && !/\b(?:potential|possible)\b/i.test(lead))) return 'must'
  return OFFERS_CHOICE.test(lead) ? 'should' : null
}

const SAYS_ITSELF = /\b(?:shall|must|should|required|desired)\b/i

/** What introduces a choice: one of several challenges to take up, areas in which research is welcome. */
const OFFERS_CHOICE =
  /\b(?:(?:technical |research |potential |possible |key |main )?(?:challenges?|problems?|questions|topics|themes|thrusts|research areas|areas|directions|approaches|use cases|applications|capabilit(?:y|ies)|features|functions|functionalit(?:y|ies)|attributes|characteristics|concepts|technologies|solutions|methods|techniques|needs|gaps|scenarios|actions))\b/i

const LISTS_DEMANDS =
  /\b(?:requirements?|required|parameters?|specifications?|thresholds?|criteria|metrics|deliverables?|objectives?|constraints?|tasks?|minimum|milestones?|goals?|steps|activities|functions to|outputs?|elements)\b/i

/** "The following areas are excluded:". */
export const SHUTS_OUT =
  /\b(?:(?:is|are) (?:excluded|not (?:of interest|solicited|sought|considered|desired|in scope))|out(?:side)? of scope|will not be (?:considered|accepted|funded))\b/i

/** Words that introduce what is told and not asked. */
const TELLS =
  /\b(?:examples?|background|issues|problems|challenges|barriers|obstacles|gaps|lack|deficienc(?:y|ies)|difficulties|limitations|shortfalls|shortcomings|drawbacks|threats|risks|benefits|advantages)\b/i

/** Words that make of problems, challenges and ideas what the work has to take up. */
const TAKES_UP =
  /\b(?:must|shall|should|required|address(?:es|ing)?|solv(?:e|es|ing)|tackl(?:e|es|ing)|overcom(?:e|es|ing)|research|interest|focus|propos(?:e|als?|ing)|submissions?|explor(?:e|ing)|investigat(?:e|ing)|develop|consider|analy[sz]e|seeks?|deliverables?|will)\b/i

/** Whether a list only gives examples or tells problems: its items are no demands. */
export function isExampleLead(lead: string): boolean {
  if (/^(?:current|existing|today|such as|key features)\b/i.test(lead)) return !SAYS_ITSELF.test(lead)
  return (TELLS.test(lead) || /\b(?:potential|possible)\b/i.test(lead)) && !TAKES_UP.test(lead)
}
