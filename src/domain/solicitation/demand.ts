import type { Strength } from './analysis.ts'
import { quantitiesIn } from './quantity.ts'
import { looksImperative } from './task-verb.ts'

/** What is not the topic's demand although "is to" follows it: "An alternative approach is to base …". */
const IS_TO = String.raw`(?<!\b(?:approach|way|solution|option|method|alternative|challenge|problem|purpose|goals?|objectives?|aim|intent|focus|vision|idea|key|thrust|phase|technique))\s(?:is|are) to\b(?! date)`
const MUST = new RegExp(
  String.raw`\b(?:shall|must|(?:is|are) (?:\w+ly )?required|(?<!\b(?:the|an?|no|any|this|that|their|its)\s)needs? to|it(?: is|['’]s) necessary to|it(?: is|['’]s) (?:imperative|essential|critical|mandatory)|(?:is|are) the responsibility of|(?:is|are|will be) mandatory|will be necessary|(?:is|are) anticipated (?:that|to)|may (?:also )?(?:range|vary) (?:in|on|from|between)|key (?:attributes?|requirements?|characteristics?|performance parameters?) (?:of|for) [^.;]{1,60} (?:is|are)|(?:is|are) not sufficient)\b|${IS_TO}`,
  'i',
)
const SHOULD =
  /\bshould\b|\b(?:seeks?|is seeking|solicits?|invites?)\b|\b(?:is|are) (?:also |strongly |highly )?(?:sought|suggested|recommended|encouraged|expected to|interested in)\b|\b(?:also )?of (?:particular |special |great )?(?:interest|importance|concern)\b(?! to (?!the (?:navy|army|air force|space force|marine|government|dod|department|agency)\b|nasa\b|mda\b|dod\b))|^interested in\b|\b(?:is|will be) (?:deemed )?(?:important|essential|key|critical) to\b|\bmay (?:also )?(?:include|utilize|leverage|employ|consist)\b|\b(?:could|can|might) include\b|\bit is (?:also )?(?:recommended|suggested)\b|\bit may require\b|\b(?:topic|subtopic|scope|effort|project|solicitation)s? (?:is focused on|focuses on|calls for|is aimed at|addresses the need)\b|\bthere is (?:also |particular |strong |great )?interest in\b|\bwill be given (?:preference|priority)\b|\bfocus (?:of (?:this|the) [\w ,/-]{1,40})?is (?:on|to|the)\b|\bfocus of this [\w /-]{1,30}, is\b|\b(?:consideration|preference) (?:will|should) be (?:given|shown)\b/i
const OBJECTIVE =
  /\bgoals? (?:is|are|include)\b|\b(?:is|are) (?:the |all |a |an )?(?:\w+ ){0,3}goals?\b|\b(?:is|are) (?:also )?(?:highly |strongly |particularly )?(?:desired|desirable|preferred)\b|\bideally\b|\bit is (?:therefore |also )?(?:desired|desirable)\b|\b(?:is|are) intended to\b|\b(?:topic|subtopic|scope|effort|project|system|solution) aims to\b|\bit is expected that\b|\(objective\)|\bdesired (?:outcome|capabilit|deliverable)|\bexpected outcomes? (?:of|is|are|include)\b|\bobjective of (?:this|the)\b|\bthe (?:ultimate |primary |overall )?(?:objective|aim|intent|purpose|vision) (?:of|is)\b|\bobjective is\b|\boutcome of this\b/i

/** "The goal of this topic is to …". */
const STATES_OBJECTIVE = /^(?:the |our |another |an )?(?:\w+ )?(?:goal|objective|aim|intent|vision)s?\b[^.]{0,60}\b(?:is|are|include)\b/i

/** "Feasibility to be analyzed during Phase I": a demand without a verb of its own. */
const TO_BE_DONE =
  /^[^,;]*\bto be (?:analy[sz]ed|demonstrated|delivered|developed|evaluated|tested|determined|provided|addressed|investigated)\b(?= (?:during|in|by|under) )/i

/** In a phase's section nearly every sentence asks for something; these words are enough to know one that does. */
const PHASE_CUE =
  /\b(?:shall|must|should|will|would|may include|could include|can include|is to|are to|needs?|required?|requires|expects?|expected|anticipated|desired|desirable|preferred|goals?|includes?|consists?|deliverables?|success(?:ful)?|is (?:very )?important|essential|key (?:to|performance|attribute)|recommended|suggested|encouraged|of interest|focus(?:es)?|seeks|sought|intended|metrics?|parameters|objective|ability to|capability to|capable of|threshold|minimum|maximum)\b/i

/** Sentences that speak of the procedure, of classification or to the reader, and ask nothing of the work. */
const REMARK =
  /\b(?:may|will) become classified\b|\bprobable that the work\b|\bwork (?:under|in) [^.]*\bclassified\b|^\(?(?:please |note: please )?(?:see|refer to)\b|\bno Phase I awards\b|\bwill be (?:provided more|invited|notified|sent via|requested)\b|\bno separate\b[^.]*\bwill be requested\b|\bhas been intentionally\b|^phase iii\b|\b(?:awardees?|selections?|awards?|winners?) will be (?:determined|selected|made|announced)\b|\bwill constitute the\b/i

/** Facility clearances and what goes with a notice that work may become classified: the notice is a field, no demand on the plan. */
const CLEARANCE =
  /\bNISPOM\b|National Industrial Security Program|Personnel Security Clearance|safeguard classified|\bDCSA\b|facility (?:and personnel )?(?:security )?clearance/i

/** Sentences about what exists today. */
const BACKGROUND =
  /^(?:currently|today|traditionally|historically|existing|current|conventional|traditional|recent(?:ly)?|future|in (?:recent|the past|the last|many|addition, the|(?:a |an )?(?:previous|prior|earlier))|over the (?:past|last)|since|while|although|however|unfortunately|for example|examples? of|given the|because|due to|uses? of|applications?|key features)\b|\b(?:has|have) (?:been|demonstrated|proven|shown|progressed|continued|become|not satisfied)\b|\bwas\b|\bwere\b|\bcurrently\b/i

/** What only gives a reason asks nothing: "…, since it must be typed in by hand". */
const REASON = /,?\s+(?:given (?:that|the)|because|since|due to|as (?:it|they|this|these))\s.*$/is

/** What the topic wants done, as the subject of a sentence: "The Navy needs …", "This topic requires …". */
const WANTING =
  /\b(?:topic|effort|project|program|office|navy|army|air force|space force|marine corps|ussf|usmc|agency|government|dod|department|darpa|nasa|mda|afrl|innovation|proposers?|offerors?|solutions?|fleet|forces?|warfighters?|soldiers?|sailors?|marines?|airmen|guardians?|community|command|we|customers?|operators?|medics?)\b(?: \([^)]*\))?(?: \w+ly)?(?:,[^,]{0,160},)? (?:needs?|requires?|seeks?|wants?|desires?|solicits|is (?:seeking|looking|interested)|has an? (?:need|requirement|interest))\b/i
const THERE_IS_NEED =
  /\b(?:the|a) need exists for\b|\bthere (?:is|exists|remains) (?:a|an|the) (?:\w+ ){0,2}(?:need|requirement|desire) (?:for|to)\b/i
const NEEDED = /\b(?:is|are|will be) needed\b|\b(?:is|are) (?:deemed )?necessary\b/i
const NOVEL =
  /\b(?:new|novel|innovat\w+|improved|improvements?|advanced?|advances|efficient|alternative|better|enhanced|robust|high-\w+|low-\w+|solutions?)\b/i

/** What is outside: "Approaches … do not align with this topic", "No Government furnished equipment … will be provided". */
const EXCLUDED =
  /\bproposals? will (?:not|NOT) be (?:accepted|evaluated|considered|reviewed|funded)\b|\b(?:do|does) not (?:apply|align with)\b|\b(?:out|outside)(?: of)?(?: the)? scope\b|\bnot of interest\b|\bno government[- ]furnished\b|\bconfined to\b|\bis limited to\b(?! military)/i

/** "The solution will …": what the thing that is asked for will be or do, and not what good it will bring. */
const THING =
  'solution|system|capability|device|software|tool|prototype|technology|technologies|method(?:ology)?|approach(?:es)?|proposals?|proposers?|offerors?|contractors?|performers?|companies|effort|design|concept|server|model|platform|material|component|evaluations?|[A-Z]{3,}'
const DOES =
  'need|have to|include|address|combine|permit|present|integrate|operate|meet|consist|comply|run|accept|be (?:\\w+ly )?(?:able|capable|designed|used|required|responsible|performed|evaluated|tested|developed|demonstrated|delivered|built|subject|compatible|compliant|scalable|based)'
const WILL_BE = new RegExp(String.raw`\b(?:${THING})s?\b[^.,;]{0,50}\b(?:will|would) (?:also |then |\w+ly )?(?:${DOES})\b`)
const WILL_GIVE = new RegExp(
  String.raw`^(?!This\b|These\b|It\b)[^.,;]{0,40}\b(?:${THING})s?\b[^.,;]{0,50}\bwill (?:also |then )?(?:provide|support|allow|use|utilize)\b`,
)

/** "One solution for the mast is to fold it": a way that is open to anybody, no demand. */
const ONE_WAY = /^(?:an?|one|another)\b[^.,;]{0,30}\b(?:solution|approach|way|method|option|alternative)\b[^.;]{0,200}\bis to\b/i

/** "This topic will explore and advance …": what the topic or the solution itself will do, and not what good comes of it. */
const WILL_DO =
  /^(?:this|the) (?:\w+ )?(?:topic|effort|project|program|solution)\s+(?:also )?will (?!be\b|become|result|lead|enable|benefit|provide|help|allow|reduce|improve|increase|support|have\b|likely|greatly|significantly|ultimately)\w/i

/** A question that the topic puts to those who propose ("Can a mast be folded by one person?"). */
const QUESTION = /\b(?:can|could|might|may|should|would|will|is|are|how|what|which|do|does|where|why)\b[^?]*\?["'”’]?$/i

/** A milestone that the Government sets: "Month 3: first review." */
export const GIVEN_MILESTONE = /^(?:by |at |in )?(?:months?|weeks?|quarters?) \d{1,2}\b/i

/** Work that is named and not ordered: "Development of …", "Methods for …". */
const NAMED_WORK =
  /^(?:the )?(?:development|design|demonstration|investigation|integration|fabrication|exploration|creation|evaluation|construction|study) of\b/i
const HAS_VERB = /\b(?:is|are|was|were|be|been|will|shall|should|must|has|have|had|can|may|might|could|would|does|do|provides?d?)\b/i

/** A result that a phase names and does not order: "Proof of concept, including …". */
const NAMED_RESULT =
  /^(?:the |an? )?(?:[\w/-]+ ){0,3}?(?:proofs? of concept|feasibility (?:study|analysis|assessment)|demonstrations?|prototypes?|reports?|drawings|designs?|specifications?)\b(?=[,.;]|\s(?:of|with|including|that|for|and|to)\b)/i

/** How strongly a sentence of a phase's section asks; null when it only remarks. */
export function strengthInPhase(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence)) return null
  if (looksImperative(sentence) || GIVEN_MILESTONE.test(sentence) || EXCLUDED.test(sentence)) return 'must'
  if (QUESTION.test(sentence)) return 'should'
  if (PHASE_CUE.test(sentence)) return strengthOfWords(sentence) ?? 'must'
  return !HAS_VERB.test(sentence) && (NAMED_WORK.test(sentence) || NAMED_RESULT.test(sentence)) ? 'must' : null
}

/**
 * How strongly a topic that has nothing but a description asks for the work that it names without a verb: the thrust itself is a must,
 * the numbered ideas for it are suggestions; null for a sentence that says something of them.
 */
export function strengthOfNamedWork(sentence: string, isNumbered: boolean): Strength | null {
  if (HAS_VERB.test(sentence)) return null
  if (NAMED_WORK.test(sentence)) return 'must'
  return isNumbered ? 'should' : null
}

/** Whether a sentence tells what exists or happened and asks nothing. */
export function isBackgroundOnly(sentence: string): boolean {
  return BACKGROUND.test(sentence) && strengthInProse(sentence) === null && !looksImperative(sentence)
}

/** How strongly a sentence of an objective, description or notice asks; null when it tells background. */
export function strengthInProse(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence)) return null
  if (EXCLUDED.test(sentence) || WILL_DO.test(sentence)) return 'must'
  if (QUESTION.test(sentence)) return 'should'
  const isBackground = BACKGROUND.test(sentence)
  const asked = sentence.replace(REASON, '')
  const words = strengthOfWords(asked)
  if (words && (!isBackground || /\b(?:shall|must|should|seeks|is required|imperative|of concern|focus of)\b/i.test(asked))) return words
  if (WANTING.test(asked)) return 'must'
  if (isBackground) return null
  if (THERE_IS_NEED.test(asked) || (NEEDED.test(asked) && NOVEL.test(asked))) return 'must'
  return WILL_BE.test(asked) || WILL_GIVE.test(asked) || isLimit(asked) ? 'must' : null
}

/** The strength that the words of a sentence say, the strongest first; null when they say none. */
export function strengthOfWords(sentence: string): Strength | null {
  if (STATES_OBJECTIVE.test(sentence)) return 'objective'
  if (MUST.test(sentence) && !ONE_WAY.test(sentence)) return 'must'
  if (SHOULD.test(sentence)) return 'should'
  if (OBJECTIVE.test(sentence)) return 'objective'
  return TO_BE_DONE.test(sentence) ? 'must' : null
}

/** A limit stated as fact: a number with a comparison or a threshold beside it. */
export function isLimit(text: string): boolean {
  if (BACKGROUND.test(text)) return false
  return (
    /\b(?:defined as|of interest|threshold|objective|entails|ensur(?:es?|ing)|means|remains?)\b/i.test(text) &&
    quantitiesIn(text).some((quantity) => quantity.unit !== '')
  )
}

/** How strongly the words that introduce a list ask for its items ("The required elements include:"); null when they ask nothing. */
export function introducesDemands(lead: string): Strength | null {
  if (isExampleLead(lead)) return null
  const strength = BACKGROUND.test(lead) && !/\b(?:shall|must|should|required|desired)\b/i.test(lead) ? null : strengthOfWords(lead)
  if (strength) return strength
  if (/\bgoals?\b|\bdesired\b/i.test(lead)) return 'objective'
  if (/\b(?:focus|interest)\b/i.test(lead)) return 'should'
  return LISTS_DEMANDS.test(lead) ? 'must' : null
}

const LISTS_DEMANDS =
  /\b(?:requirements?|required|parameters?|specifications?|thresholds?|criteria|metrics|deliverables?|objectives?|constraints?|tasks?|minimum)\b/i

/** Whether a list only gives examples or tells problems: its items are no demands. */
export function isExampleLead(lead: string): boolean {
  return (
    /\b(?:potential|possible|examples?|problems?|challenges?|background|issues)\b/i.test(lead) &&
    !/\b(?:must|shall|should|required)\b/i.test(lead)
  )
}

/** A paragraph that says the work may become classified, with the clearances that go with it. */
export function isClassifiedNotice(text: string): boolean {
  return /\b(?:may|will) become classified\b/i.test(text) || CLEARANCE.test(text)
}
