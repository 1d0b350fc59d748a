import type { Strength } from './analysis.ts'
import { quantitiesIn } from './quantity.ts'

/** Verbs that begin a task: "Develop …", "Using modeling, determine …" is found by its comma. */
const TASK_VERBS =
  'achieve|acquire|adapt|address|analy[sz]e|apply|assemble|assess|build|calculate|calibrate|carry out|categorize|characteri[sz]e|clarify|clearly|collaborate|collect|compare|complete|comply|compute|conceive|conceptualize|conduct|configure|confirm|construct|consult|coordinate|create|deliver|define|demonstrate|deploy|derive|describe|design|detail|determine|develop|document|elaborate|employ|enable|enforce|engage|engineer|ensure|establish|estimate|evaluate|examine|execute|expand|explain|explicitly|explore|extend|fabricate|field|finalize|finally|focus|formulate|further|gather|generate|identify|illustrate|implement|improve|incorporate|initiate|install|instrument|integrate|interface|investigate|keep|leverage|list|maintain|manufacture|mature|maximize|measure|minimize|model|modify|monitor|obtain|operate|optimize|outline|participate|perform|plan|prepare|present|produce|propose|prototype|prove|provide|quantify|rank|recommend|reduce|refine|report|research|review|scale|search|secure|select|show|simulate|specify|state|study|submit|support|survey|synthesize|test|train|transition|update|use|utilize|validate|verify|work'
const IMPERATIVE = new RegExp(
  String.raw`^["'“(]*(?:${TASK_VERBS})\b(?!\s+(?:of|is|are|was|were|will|shall|should|must|may|can|could|would|has|have)\b)`,
  'i',
)
const LED_IMPERATIVE = new RegExp(
  String.raw`^(?:to|using|based (?:up)?on|given|through|as|during|in|by|upon|for|with|if|following|building on|at|from|after|also|additionally|finally|first|second|third|then|next|lastly|further|specifically)\b[^.;]{0,160}?[,)]\s*(?:${TASK_VERBS})\b`,
  'i',
)

const MUST =
  /\b(?:shall|must|is to|are to|(?:is|are) (?:\w+ly )?required|need(?:s)? to|it is necessary to|it is (?:imperative|essential|critical|mandatory)|(?:is|are) not sufficient|is required to|has to|have to|no (?:more|less) than)\b/i
const SHOULD =
  /\bshould\b|\b(?:seeks?|is seeking|solicits?|invites?)\b|\b(?:is|are) (?:also )?(?:sought|suggested|recommended|encouraged|strongly encouraged|expected to|anticipated|of interest)\b|\b(?:also )?of interest\b|\bis (?:deemed )?(?:important|essential|key|critical) to\b|\b(?:may|could|can|might|would) include\b|\bstrongly encouraged\b|\bit is (?:also )?(?:recommended|suggested|expected|anticipated)\b/i
const OBJECTIVE =
  /\bgoals?\b|\b(?:is|are) (?:also )?(?:highly |strongly |particularly )?(?:desired|desirable|preferred)\b|\bideally\b|\bit is (?:therefore |also )?(?:desired|desirable)\b|\(objective\)|\bdesired (?:outcome|capabilit|deliverable)|\bexpected outcomes?\b|\bobjective of this\b|\bthe (?:objective|aim|intent|purpose|vision) (?:of|is)\b|\bobjective is\b|\boutcome of this\b/i

/** In a phase's section nearly every sentence asks for something; these words are enough to know one that does. */
const PHASE_CUE =
  /\b(?:shall|must|should|will|would|may include|could include|can include|is to|are to|needs?|required?|requires|expects?|expected|anticipated|desired|desirable|preferred|goals?|includes?|consists?|deliverables?|success(?:ful)?|is (?:very )?important|essential|key (?:to|performance|attribute)|recommended|suggested|encouraged|of interest|focus(?:es)?|seeks|sought|intended|metrics?|parameters|objective|ability to|capability to|capable of|threshold|minimum|maximum)\b/i

/** Sentences that speak of the procedure, of classification or to the reader, and ask nothing of the work. */
const REMARK =
  /\b(?:may|will) become classified\b|\bprobable that the work\b|\bwork (?:under|in) [^.]*\bclassified\b|^\(?(?:please |note: please )?(?:see|refer to)\b|\bno Phase I awards\b|\bproposals? will (?:not|NOT) be\b|\bwill be (?:provided more|invited|notified|sent via|requested)\b|\bno separate\b[^.]*\bwill be requested\b|\bhas been intentionally\b|\?$/i

/** Facility clearances and what goes with a notice that work may become classified: the notice is a field, no demand on the plan. */
const CLEARANCE =
  /\bNISPOM\b|National Industrial Security Program|Personnel Security Clearance|safeguard classified|\bDCSA\b|facility (?:and personnel )?(?:security )?clearance/i

/** Sentences about what exists today. */
const BACKGROUND =
  /^(?:currently|today|traditionally|historically|existing|current|conventional|traditional|recent(?:ly)?|in (?:recent|the past|the last|many|addition, the)|over the (?:past|last)|since|while|although|however|unfortunately|for example|examples? of|given the|because|due to)\b|\b(?:has|have) (?:been|demonstrated|proven|shown|progressed|continued|become)\b|\bwas\b|\bwere\b|\bcurrently\b/i

/** What the topic wants done, as the subject of a sentence: "The Navy needs …", "This topic requires …". */
const WANTING =
  /\b(?:topic|effort|project|program|navy|army|air force|space force|marine corps|ussf|usmc|agency|government|dod|department|darpa|nasa|mda|afrl|innovation|proposers?|offerors?|solution|approach(?:es)?)\b[^.,;]{0,60}\b(?:needs?|requires?|seeks?|wants?|desires?|solicits|is (?:seeking|looking|interested)|has an? (?:need|requirement|interest))\b/i
const NEEDED = /\b(?:is|are) needed\b|\b(?:is|are) (?:deemed )?necessary\b/i
const NOVEL =
  /\b(?:new|novel|innovat\w+|improved|improvements?|advanced?|advances|efficient|alternative|better|enhanced|additional|robust|high-\w+|low-\w+|solutions?|research|development|architectures?)\b/i

/** "The solution will …": what the thing that is asked for will be or do, and not what good it will bring. */
const WILL_BE =
  /\b(?:solution|system|capability|device|software|tool|prototype|technology|technologies|method(?:ology)?|approach|proposals?|proposers?|offerors?|contractors?|performers?|companies|effort|design|concept|server|model|platform|material|component|evaluations?|[A-Z]{3,})s?\b[^.,;]{0,50}\bwill (?:also |then )?(?:need|have to|include|provide|support|allow|permit|present|integrate|operate|meet|consist|comply|run|accept|use|utilize|be (?:\w+ly )?(?:able|capable|designed|used|required|responsible|performed|evaluated|tested|developed|demonstrated|delivered|built|subject|compatible|compliant|scalable|based))\b/

/** How strongly a sentence of a phase's section asks; null when it only remarks. */
export function strengthInPhase(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence)) return null
  if (isImperative(sentence)) return 'must'
  return PHASE_CUE.test(sentence) ? (strengthOfWords(sentence) ?? 'must') : null
}

/** How strongly a sentence of an objective, description or notice asks; null when it tells background. */
export function strengthInProse(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence)) return null
  const words = strengthOfWords(sentence)
  if (words && !(BACKGROUND.test(sentence) && !/\b(?:shall|must|should|seeks|is required)\b/i.test(sentence))) return words
  if (WANTING.test(sentence)) return 'must'
  if (BACKGROUND.test(sentence)) return null
  if (NEEDED.test(sentence) && NOVEL.test(sentence)) return 'must'
  return WILL_BE.test(sentence) || isLimit(sentence) ? 'must' : null
}

/** Whether a sentence begins with a task, at once or after an opening phrase ("Using modeling and simulation, determine …"). */
export function isImperative(sentence: string): boolean {
  return IMPERATIVE.test(sentence) || LED_IMPERATIVE.test(sentence)
}

/** The strength that the words of a sentence say, the strongest first; null when they say none. */
export function strengthOfWords(sentence: string): Strength | null {
  if (MUST.test(sentence)) return 'must'
  if (SHOULD.test(sentence)) return 'should'
  return OBJECTIVE.test(sentence) ? 'objective' : null
}

/** A limit stated as fact: a number with a comparison or a threshold beside it. */
export function isLimit(text: string): boolean {
  if (BACKGROUND.test(text)) return false
  return /\b(?:defined as|of interest|threshold|objective)\b/i.test(text) && quantitiesIn(text).some((quantity) => quantity.unit !== '')
}

/** Whether the words that introduce a list make demands of its items ("The required elements include:"). */
export function introducesDemands(lead: string): Strength | null {
  const strength = strengthOfWords(lead)
  if (strength) return strength
  if (/\bgoals?\b|\bdesired\b/i.test(lead)) return 'objective'
  if (/\b(?:focus|technolog(?:y|ies) (?:areas? )?of interest|interest)\b/i.test(lead)) return 'should'
  return /\b(?:requirements?|required|parameters?|specifications?|thresholds?|criteria|metrics|deliverables?|objectives?|constraints?|tasks?|minimum)\b/i.test(
    lead,
  )
    ? 'must'
    : null
}

/** A paragraph that says the work may become classified, with the clearances that go with it. */
export function isClassifiedNotice(text: string): boolean {
  return /\b(?:may|will) become classified\b/i.test(text) || CLEARANCE.test(text)
}
