/** Verbs that begin a task and are hardly ever nouns. */
const VERBS =
  'achieve|acquire|adapt|adhere|allow|analy[sz]e|apply|assemble|assess|build|calculate|calibrate|begin|carry out|categorize|characteri[sz]e|clarify|collaborate|collect|compare|complete|comply|compute|conceive|conceptualize|conduct|configure|confirm|consider|construct|consult|coordinate|create|define|deliver|demonstrate|deploy|derive|describe|determine|develop|discuss|elaborate|employ|enforce|engage|ensure|establish|estimate|evaluate|examine|execute|expand|explain|explore|extend|fabricate|finalize|follow|formulate|gather|generate|harden|highlight|identify|illustrate|implement|incorporate|initiate|integrate|inspect|investigate|justify|leverage|make|manage|maintain|manufacture|maximize|minimize|modify|mitigate|monitor|obtain|organize|optimize|outline|participate|perform|prepare|propose|prove|provide|quantify|read|predict|qualify|recommend|reduce|refine|select|simulate|specify|resolve|satisfy|solve|submit|synthesize|tailor|update|utilize|validate|verify'

/** Verbs that are nouns as often: they begin a task only when an object or a small word follows ("Design a …", "Focus on …"). */
const NOUN_LIKE =
  'address|concentrate|design|detail|document|enable|engineer|field|focus|further(?!,)|improve|install|instrument|increase|interface|keep|label|limit|list|map|mature|measure|model|operate|plan|present|process|produce|protect|prototype|rank|report|research|review|scale|search|secure|scope|show|start|state|store|study|support|survey|test|track|train|transition|use|work'
const OBJECT = String.raw`(?=,|\s+(?:a|an|the|any|all|at|each|and|on|with|how|its|it|them|their|these|this|those|to|one|two|three|four|five|six|several|\d+|or|both|synthetic|existing|evaluation|further|potential|multiple|new|novel|relevant|prototype|results(?!\s+(?:is|are|was|were|will|shall|should|must|may|can))\b)\b)`

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

/** Whether a sentence begins with a task, at once or after an opening phrase ("Using modeling and simulation, determine …"). */
export function isImperative(sentence: string): boolean {
  return AT_ONCE.test(sentence) || AFTER_OPENING.test(sentence)
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
