import { shortened } from '../english/noun-phrase.ts'
import { wordsOf } from '../english/words.ts'

/** How long what is to be done may be in a question, in characters. */
const LONGEST_ACT = 96
const SHORTEST_CUT = 48
const FEWEST_WORDS = 3

/** Verbs of a proposal, not of work: nobody asks by which method something is proposed. */
const SAID_ONLY =
  /^(?:\w+ly )?(?:propose|provide|address|describe|give|include|consider|support|ensure|offer|meet|outline|anticipate|conclude|leverage|use|keep|mature|concentrate|discuss|present|focus|explain|make use|follow|label|clearly|recommend|submit|identify customers)\b|\bhyperlink\b|\bDD Form\b|\bwhose\b|^model and simulation\b|\bto (?:have|achieve this)\b/

/** Nothing can be said of the method of what names no thing: "achieve a new benchmark", "develop innovative technologies". */
const SAYS_NOTHING =
  /\bstate[- ]of[- ]the[- ]art\b|\bbenchmark\b|\bpresentation\b|\btransition path\b|^(?:\w+(?: and|,)? ){1,2}(?:an? |the |new |innovative |critical )*(?:hardware and software\b|technolog(?:y|ies)|capabilit(?:y|ies)|solutions?|(?:working )?prototype|feasibility|system|assessment|study)(?: (?!of|for|to)|,|$)/i

/** A test shows something; making, planning and surveying do not. */
const TESTS =
  /^(?:\w+ly )?(?:test|demonstrat|validat|measur|evaluat|verif|assess|characteri[sz]|quantif|determine the|establish (?:the )?feasib|perform at least|complete \w+ (?:characteri|test)|compare|benchmark|show)\w*/i

/** Whether what is to be done is a test, so that one may ask for runs and a pass. */
export function isTestAct(act: string): boolean {
  return TESTS.test(act)
}

/** What is to be done, short enough for a question and cut at a whole phrase only; '' where no such phrase tells what the work is. */
export function actOf(duty: string): string {
  const plain = duty
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/:.*$/s, '')
    .replace(/(?<=[a-z]{4})\d+(?=\s|$)/g, '')
  for (const limit of [LONGEST_ACT, 80, 64, SHORTEST_CUT]) {
    const act = finished(shortened(plain, limit), plain)
    if (act !== '') return SAID_ONLY.test(act) || SAYS_NOTHING.test(act) ? '' : act
  }
  return ''
}

/** A clause that only began is left off: "nodes with application", "processes that increase", "of PM2" before ".5". */
function finished(cut: string, plain: string): string {
  const isCut = cut.length < plain.trim().length
  const act = (isCut ? withoutBegun(cut) : cut).replace(/[,;:]+$/, '').replace(/ (?:(?:appropriate|suitable|applicable) )?for use$/, '')
  const rest = plain.slice(act.length)
  const last = wordsOf(act).at(-1)
  const isWhole = act.split(' ').length >= FEWEST_WORDS && /^(?:NOUN|PROPN|NUM)$/.test(last?.pos ?? '') && !/"|\?/.test(act)
  const isMidWord =
    /^(?:[.,]\d|[\w'’/&%-]|,? ?["'‘“]|,? (?:and|or) (?!(?:to )?(?:demonstrat|establish|determin|develop|perform|show)))/.test(rest) ||
    / (?:Ref|Fig|No|vs|e\.g|i\.e|application|respect|regard)\.?$/.test(act)
  return isWhole && !isMidWord && act === plain.slice(0, act.length) ? act : ''
}

const BEGUN =
  /,? (?:(?:so that|that|which|whether|how|by consulting|using) (?:\S+ ?){1,4}|(?:and|to) (?:establish|determine|show) (?:that|which|whether|how)(?: \S+)*)$/

function withoutBegun(cut: string): string {
  return cut
    .replace(/ (?:and|to) (?:establish|determine|show) (?:that|which|whether|how)(?: \S+)*$/, '')
    .replace(BEGUN, '')
    .replace(/ with (?:application|respect|regard)$/, '')
}
