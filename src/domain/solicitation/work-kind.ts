/** Who does the work, or the work itself, as the subject of a sentence, after an opening of a few words. */
const SUBJECT = String.raw`^(?:[^;.]{0,120},\s)?(?:the |this |these |all |any |each |such )?(?:[\w/-]+\s){0,3}?(?:phases?(?: (?:II?|one|two|[12]))?|efforts?|work|research|proposers?|offerors?|performers?|compan(?:y|ies)|contractors?|applicants?|awardees?|vendors?|teams?|firms?|small business(?:es)?|topics?|projects?|programs?|approach(?:es)?)`
const VERB =
  '(?:develop|design|demonstrate|validate|verify|investigate|explore|conduct|perform|build|fabricate|test|evaluate|assess|analy[sz]e|identify|determine|study|establish|quantify|define|characteri[sz]e|integrate|create|refine|optimi[sz]e|complete|execute|model|simulate|examine|consider|address|propose|select|compare|research|mature|advance|expand|scale|initiate|continue|begin|participate|culminate)'

/** "Phase I should develop …", "Applicants shall investigate …", "They should address …": work, in whatever section it is asked for. */
const WORK_DOES = new RegExp(
  String.raw`(?:${SUBJECT}|^they)\b[^.,;]{0,40}\s(?:should|shall|must|will|would)\s(?:\w+ly |also |then |further |first )?${VERB}\b`,
  'i',
)

/** "This effort is to research …", "This includes determining …". */
const WORK_IS = new RegExp(
  String.raw`^(?:this|the) (?:[\w-]+ ){0,2}(?:effort|topic|project|work|research) is to ${VERB}\b|^this includes \w+ing\b`,
  'i',
)

/** "This topic seeks new masts", "The Navy is looking for …": what is to be worked on, while what the thing must do is said elsewhere. */
const SEEKS =
  /^(?:[^;.]{0,120},\s)?(?:[Tt]his|[Tt]he|[Ww]e|[Oo]ur|[A-Z]{2,})\b[^;.]{0,140}?\s(?:(?:is|are) (?:seeking|looking for|soliciting|focused on)|(?<=\b(?:topic|subtopic|effort|project|program) )(?:seeks|solicits|focuses on))\b(?! to (?:not|avoid)\b)/

/** "Development of …", "Validating masts …": work that is named as an item of a list. */
const NAMED_WORK =
  /^(?:(?:further|initial|continued|joint) )?(?:(?:development|validation|evaluation|demonstration|refinement|expansion|incorporation|collaboration|investigation|exploration|verification|maturation|fabrication|assessment|simulation|testing|characteri[sz]ation|optimi[sz]ation)(?: and (?:[\w-]+ ){1,2}?\w+)? (?:of|with)|(?:developing|validating|evaluating|demonstrating|refining|recommending|investigating|exploring|verifying|maturing|fabricating|assessing|simulating|testing|characteri[sz]ing|designing|building))\b/i

/** "Demonstrate performance in …" after a lead that speaks of capabilities: work, whatever introduces it. */
const WORK_ORDER =
  /^(?:develop|design|build|validate|evaluate|participate|conduct|investigate|collaborate|perform (?:an?|the)|demonstrate (?!(?:the|an) ability\b))\b/i

/** Whether a sentence asks those who work to do something. */
export function asksForWork(text: string): boolean {
  return WORK_DOES.test(text) || WORK_IS.test(text) || NAMED_WORK.test(text)
}

/** Whether a sentence says what kind of solution a topic seeks. */
export function seeksSolution(text: string): boolean {
  return SEEKS.test(text)
}

/** Whether an item of a list orders work, although its list is introduced with words about what a thing can do. */
export function isWorkItem(text: string, lead: readonly string[]): boolean {
  if (lead.some((words) => /\b(?:able to|ability to|capable of)\W*$/i.test(words))) return false
  return WORK_ORDER.test(text) || NAMED_WORK.test(text)
}
