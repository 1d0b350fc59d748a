/** Words one after the other as alternatives of a regular expression; "_" is a space within one. */
function listed(words: string): string {
  return words.trim().split(/\s+/).join('|').replaceAll('_', ' ')
}

/** Verbs that begin a task and are hardly ever nouns. */
const VERBS = listed(`
  accelerate accommodate accomplish achieve acquire adapt add adhere adjust adopt advise aggregate align allocate allow
  amend analy[sz]e annotate anticipate append apply appraise arrange articulate ascertain assemble assess assign assist
  attain attend augment authenticate automate avoid begin benchmark bring build calculate calibrate capture carry_out
  categorize certify characteri[sz]e choose clarify classify codify collaborate collect combine commence commercialize
  communicate compare compile complete comply compute conceive conceptualize conduct configure confirm connect consider
  construct consult continue contribute convert convey coordinate correlate create customize decide decompose decrease
  define delineate deliver demonstrate depict deploy derive describe detect determine develop devise diagnose
  differentiate digitize disclose discover discuss distinguish distribute draft elaborate elicit eliminate embed
  emphasize employ emulate encapsulate encode encourage enforce engage enhance enlarge ensure enumerate envision equip
  establish estimate evaluate evolve examine execute exhibit expand explain exploit explore expose extend fabricate
  facilitate finalize follow forecast formalize formulate fulfill fuse gather generate give grow guarantee harden
  harmonize highlight hypothesize identify illustrate implement include incorporate infer inform initiate innovate
  inspect insure integrate interpret interview introduce invent investigate isolate iterate justify lay_out learn
  leverage locate maintain make manage manufacture match maximize migrate miniaturize minimize mitigate modify monitor
  observe obtain onboard operationalize optimize organize orient outline overcome participate penetrate perform persuade
  pinpoint possess predict prepare preserve prevent prioritize procure promote propose prove provide publish pursue
  qualify quantify re-engineer reach read realize receive recognize recommend reconcile recruit redesign reduce
  reengineer refine refurbish register relate remove render repeat replace replicate resolve respond restore retain
  retrieve reveal revise safeguard satisfy seek select separate simulate solicit solidify solve specify stabilize
  standardize streamline strengthen submit substantiate suggest summarize supplement sustain synthesize tabulate tailor
  teach tolerate transfer translate transmit troubleshoot uncover understand undertake unify update utilize validate
  verify visualize weigh widen write
`)

/** Verbs that are nouns as often: they begin a task only when an object or a small word follows ("Design a …", "Focus on …"). */
const NOUN_LIKE = listed(`
  access address advance attempt balance baseline catalog challenge check concentrate contract control cost couple cover
  debrief deposit design detail document dose enable engineer exercise extract field file find focus form frame
  further(?!,) gain grade guide help host implant improve increase insert install instrument interface keep label launch
  lead limit link list log lower machine map mature measure meet model move note offer operate package partner pilot
  place plan pose position power present price print process produce profile program project protect prototype rank
  record release repair report request research retrofit return reuse review run sample scale scan schedule scope score
  search secure segment serve set shape share ship show showcase sketch source start state store stress structure study
  supply support survey target team test track trade train transition transport treat trial tune upgrade use view visit
  work
`)
const OBJECT = String.raw`(?=,|\s+(?:a|an|the|any|all|at|each|and|on|with|how|its|it|them|their|these|this|those|to|one|two|three|four|five|six|several|\d+|or|both|synthetic|existing|evaluation|further|potential|multiple|new|novel|relevant|initial|preliminary|detailed|various|appropriate|prototype|results(?!\s+(?:is|are|was|were|will|shall|should|must|may|can))\b)\b)`

const ADVERB = String.raw`(?:(?:clearly|explicitly|further|finally|fully|then|also|additionally|next|lastly|first|second|third|initially|successfully|jointly|specifically),?\s+)*`
const VERB = String.raw`${ADVERB}(?:(?:${VERBS})(?=[\s,/]|$)|(?:${NOUN_LIKE})${OBJECT})`

/** "To develop …" is a task when it is the whole sentence, not when it only opens one ("To address this, a solution is required"). */
const AT_ONCE = new RegExp(
  String.raw`^["'“(]*(?:to\s+(?![^.]*[,)]\s+(?:a|an|the|it|this|these|we|something|proposers?|offerors?|\w+s)\s))?${VERB}`,
  'i',
)
const AFTER_OPENING = new RegExp(
  String.raw`^(?:using|based (?:up)?on|given|through|as|during|in|by|upon|for|with|if|following|building on|at|from|after|once|where|when|leveraging)\b(?:(?!\b(?:should|shall|must|will|would|may|can|is|are)\b)[^.;]){0,160}?,\s*${VERB}`,
  'i',
)

/** Words that stand before an article without being verbs. */
const NO_VERB =
  /^(?:the|a|an|in|for|with|as|this|both|by|on|at|from|during|under|after|before|such|all|while|when|if|is|are|that|these|those|through|throughout|upon|within|without|not|only|also|of|to|because|since|once|where|what|how|per|via|unlike|like|despite|between|over|into|has|have|is|above|below|until|unless|although|though|across|against|along|among|beyond|toward|towards|whether|which|who|whose|then|thus|hence|so|and|or|but|note|phase|\w+ing|\w+s|\w+ed|\w+ly)$/i

const NOUN_LIKE_FIRST = new RegExp(String.raw`^${ADVERB}(?:${NOUN_LIKE})\s+\w`, 'i')
const FINITE = /\b(?:is|are|was|were|be|has|have|had|does|do|will|shall|should|must|may|might|can|could|would)\b/i

/**
 * Whether a sentence of a list of tasks begins with one: there a word that may be a noun is a verb when no other follows ("Secure
 * communication by encrypting data"), and so is any unknown first word before an article ("Enroll a pilot site").
 */
export function looksImperative(sentence: string): boolean {
  if (isImperative(sentence) || (NOUN_LIKE_FIRST.test(sentence) && !FINITE.test(sentence))) return true
  const first = /^([A-Z][a-z]{2,})\s+(?:a|an|the|all|any|both|each|how)\s/.exec(sentence)?.[1]
  return first !== undefined && !NO_VERB.test(first)
}

/** "Framework Development – Design a …", "Task 2: Build …": a name before the task. */
const NAMED_TASK = /^(?:\(?\d{1,2}[.)]\s)?[A-Z][\w/&()'’-]*(?:\s[\w/&()'’-]+){0,8}\s?(?:\s[–—-]|:)\s+(?=[A-Z])/

/** A sentence without the name of the task before it. */
function withoutName(sentence: string): string {
  return sentence.replace(NAMED_TASK, '')
}

/** Whether a sentence begins with a task, at once or after an opening phrase ("Using modeling and simulation, determine …"). */
export function isImperative(sentence: string): boolean {
  return AT_ONCE.test(sentence) || AFTER_OPENING.test(sentence) || AT_ONCE.test(withoutName(sentence))
}

/** Where ", and" joins a second task to a first, as in "Conduct a review of …, and develop a plan …"; -1 where it only ends a row of verbs. */
export function secondTaskAt(sentence: string): number {
  for (const joint of sentence.matchAll(/,\s+and\s+(?:then\s+)?/g)) {
    const after = joint.index + joint[0].length
    const before = sentence.slice(0, joint.index).split(',').at(-1)?.trim().split(/\s+/) ?? []
    const isTask = new RegExp(String.raw`^(?:${VERBS}|${NOUN_LIKE}${OBJECT})\s`, 'i').test(sentence.slice(after))
    if (isTask && before.length >= 3 && sentence.slice(after).split(/\s+/).length >= 4) return after
  }
  return -1
}
