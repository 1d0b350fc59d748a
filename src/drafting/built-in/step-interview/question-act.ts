import { wordsOf } from '../../../language/words.ts'
import { shortened } from '../english/noun-phrase.ts'
import { withoutVerbs } from '../english/opening-verbs.ts'
import { BARE_VALUE } from '../steps/clean-title.ts'

/** How long what is to be done may be in a question, in characters. */
const LONGEST_ACT = 96
const SHORTEST_CUT = 48
const FEWEST_WORDS = 3

/** Verbs of a proposal or of a wish, not of work: nobody asks by which method something is proposed or accelerated. */
const SAID_ONLY =
  /^(?:\w+ly )?(?:propose|provide|address|describe|give|include|consider|support|ensure|offer|meet|outline|anticipate|conclude|leverage|use|keep|mature|concentrate|discuss|present|focus|explain|make use|follow|label|clearly|recommend|submit|accelerate|facilitate|promote|enable|reduce|afford|allow|identify (?:customers|(?:technical |potential )?risks)|(?:develop|prepare|create) (?:an? |two |the )?plans?)\b|\bhyperlink\b|\bDD Form\b|\bwhose\b|^model and simulation\b|\bto (?:have|achieve this)\b|\bparameters of the description\b|\bin consideration of\b|\bother factors$|^carry out (?!the\b)|\bfeasibility of (?:the |a )?(?:conceptual |proposed )?(?:technology|approach|concept|solution)\b/i

/** Nothing can be said of the method of what names no thing: "achieve a new benchmark", "develop innovative technologies". */
const SAYS_NOTHING =
  /\bstate[- ]of[- ]the[- ]art\b|\bfinal report\b|\bbenchmark\b|\bpresentation\b|\btransition path\b|\ball known options\b|\breports\b|\btrade(?:[- ]space)? (?:stud|analys)\w+ of candidate\b|^(?:\w+(?: and|,)? ){1,2}(?:an? |the |new |innovative |critical )*(?:hardware and software\b|technolog(?:y|ies)|capabilit(?:y|ies)|solutions?|(?:working )?prototype|feasibility|system|assessment|study)(?: (?!of|for|to)|,|$)/i

/** What any topic could have as its object: "implement the software", "develop a concept", "demonstrate proof of concept". */
const ANYTHING =
  /^(?:(?:an?|the|its|their|this|these|such|initial|preliminary|innovative|novel|new|improved|advanced|promising|detailed|proposed|working|functional|conceptual|efficient|robust|reliable|automated|autonomous|scalable|or|and|[\w-]+-enabled),? )*(?:software|code|concepts?|strateg(?:y|ies)|approach(?:es)?|plans?|implementations?|designs?|methods?|techniques?|process(?:es)?|tools?|systems?|models?|architectures?|algorithms?|prototypes?|devices?|solutions?|technolog(?:y|ies)|capabilit(?:y|ies)|proof of concept|candidate technologies|performance|results?|feasibility)(?: (?:in accordance with|in consideration of|described in|as described|based on the) .*)?$/i

/** A test shows something; making, planning and surveying do not. */
const TESTS =
  /^(?:\w+ly )?(?!\w+ (?:the )?(?:technical )?feasib)(?:test|demonstrat|validat|measur|evaluat|verif|assess|characteri[sz]|quantif|determine the|perform at least|complete \w+ (?:characteri|test)|compare|benchmark|show)\w*/i

/** Whether what is to be done is a test, so that one may ask for runs and a pass. */
export function isTestAct(act: string): boolean {
  return TESTS.test(act)
}

/** Whether an act reads well in the middle of a question: it opens with its verb, and no clause or second order hangs on it. */
export function isPlainAct(act: string): boolean {
  return !/^\w+ly |\b(?:that|which|who|whose|where|when)\b| (?:and|or) to |[,;]/.test(act)
}

/** What is to be done, short enough for a question and cut at a whole phrase only; '' where no such phrase tells what the work is. */
export function actOf(duty: string): string {
  const plain = duty
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/:.*$/s, '')
    .replace(/(?<=[a-z]{4})\d+(?=\s|$)/g, '')
  for (const limit of [LONGEST_ACT, 80, 64, SHORTEST_CUT]) {
    const cut = finished(shortened(plain, limit), plain)
    const act = cut.replace(/^carry out (?=[\w-]+ (?:study|analysis|survey|assessment)\b)/, 'carry out the ')
    if (act !== '') return saysWork(act) ? act : ''
  }
  return ''
}

/** Whether somebody could tell how it is done: the thing is named, and more than proposed. */
function saysWork(act: string): boolean {
  const plain = act.replace(/^(?:actually|then|also|further) /, '')
  return !SAID_ONLY.test(plain) && !SAYS_NOTHING.test(plain) && !ANYTHING.test(objectOf(plain))
}
/** What the verbs act on, "document" and other words that are not always verbs aside. */
function objectOf(act: string): string {
  return withoutVerbs(act)
    .trim()
    .replace(/^(?:,? ?(?:and )?\w+){1,2} (?=(?:the|an?|its) )|^and\/or \w+ /, '')
}

/** A clause that only began is left off: "nodes with application", "processes that increase", "of PM2" before ".5". */
function finished(cut: string, plain: string): string {
  const isCut = cut.length < plain.trim().length
  const act = (isCut ? withoutBegun(cut) : cut).replace(/[,;:]+$/, '').replace(/ (?:(?:appropriate|suitable|applicable) )?for use$/, '')
  const rest = plain.slice(act.length)
  const last = wordsOf(act).at(-1)
  const isWhole = act.split(' ').length >= FEWEST_WORDS && /^(?:NOUN|PROPN|NUM)$/.test(last?.pos ?? '') && !/"|\?/.test(act)
  const isMidWord =
    /^(?: of\b| set\b|[.,]\d|[\w'’/&%-]|,? ?["'‘“]|,? (?:and|or) (?!(?:to )?(?:demonstrat|establish|determin|develop|perform|show)))/.test(
      rest,
    ) || / (?:Ref|Fig|No|vs|e\.g|i\.e|application|respect|regard)\.?$/.test(act)
  return isWhole && !isMidWord && !BARE_VALUE.test(act) && act === plain.slice(0, act.length) ? act : ''
}

const BEGUN =
  /,? (?:(?:so that|that|which|whether|how|by consulting|using) (?:\S+ ?){1,4}|(?:and|to) (?:establish|determine|show) (?:that|which|whether|how)(?: \S+)*)$/

function withoutBegun(cut: string): string {
  return cut
    .replace(/ (?:and|to) (?:establish|determine|show) (?:that|which|whether|how)(?: \S+)*$/, '')
    .replace(BEGUN, '')
    .replace(/ by \w+ing$/, '')
    .replace(/ with (?:application|respect|regard|(?:an? )?(?:\w+ )?(?:focus|emphasis|view))$/, '')
}
