import { quantitiesIn } from '../../language/quantity/quantity.ts'
import type { Strength } from './analysis.ts'
import { looksImperative } from './task-verb.ts'
import { isOfGovernment, isOfUsers, tellsWhatIsNeeded, tellsWhatIsWanted } from './wanted.ts'

/** What is not the topic's demand although "is to" follows it: "An alternative approach is to base …". */
const IS_TO = String.raw`(?<!\b(?:approach|way|solution|option|method|alternative|challenge|problem|purpose|goals?|objectives?|aim|intent|focus|vision|idea|key|thrust|phase|technique))\s(?:is|are) to\b(?! date)`
const MUST = new RegExp(
  String.raw`\b(?:shall|must|much be able to|(?:is|are) (?!(?:increasing|typical|usual|general|current|normal|frequent|traditional|common|often|historical|previous|present)ly)(?:\w+ly )?required|(?<!\b(?:the|an?|no|any|this|that|their|its|not)\s)needs? to|it(?: is|['’]s) necessary to|it(?: is|['’]s) (?:\w+ly |also |therefore )?(?:imperative|essential|critical|mandatory|vital|crucial|important (?:that|to|for)|necessary (?:that|to|for))|will be (?:requested|asked|expected|required) to|(?:is|are) the responsibility of|(?:is|are|will be) mandatory|will be necessary|(?:is|are) anticipated (?:that|to)|may (?:also )?(?:range|vary) (?:in|on|from|between)|key (?:attributes?|requirements?|characteristics?|performance parameters?) (?:of|for) [^.;]{1,60} (?:is|are)|(?:is|are) not sufficient|(?:cannot|can not|may not) (?:exceed|weigh|require|rely|contain|interfere|degrade|depend)|(?:metrics (?:for|of) success|key performance (?:parameters|metrics)) (?:include|are)|(?:scope|work|effort) (?:of|for|under) (?:this|the) [^.;]{1,40}(?:includes?|covers?|encompass(?:es)?|comprises?|consists? of)|(?:ability|capability) (?:to|of|for) [^.;]{1,160} (?:is|are) (?:\w+ly |also )?(?:critical|essential|important|key|vital|crucial|paramount|necessary)|minimally acceptable|(?:important|key|critical|essential|crucial|central|major) (?:aspects?|elements?|parts?|features?) of (?:this|the) (?:topic|effort|project|work|research|solution|system|capability) (?:is|are))\b|${IS_TO}`,
  'i',
)
const SHOULD =
  /^the (?:proposed )?(?:solution|system|approach|prototype|design) (?:can|may) be\b|\b(?:proposers?|offerors?|performers?|proposals?) (?:may|can) (?:assume|propose|use|include|choose|leverage|address)\b|\b(?:proposers?|offerors?|performers?|contractors?|awardees?|teams?|companies|small businesses)(?: \w+){0,3} (?:is|are) expected to\b|\b(?:sought|desired|needed) (?:here )?(?:is|are|includes?)\b|\bto (?:be )?(?:address(?:ed)?|solved?|overcome|consider(?:ed)?|explored?|investigated?|stud(?:y|ied)) (?:includes?|are|is)\b|\b(?:is|are) (?:also )?(?:an? )?(?:key|important|critical|primary|major) (?:considerations?|requirements?|parameters?|factors?|metrics?|attributes?|drivers?|design goals?)\b|\bshould\b(?! there be)|\b(?:seeks?|solicits?|invites?|is (?:seeking|soliciting|requesting|inviting|looking for))\b|\b(?:is|are) (?:also |strongly |highly )?(?:sought|suggested|recommended|encouraged|solicited|invited|welcomed?|(?:in|within) scope|interested in)\b|\b(?:also )?of (?:particular |special |great )?(?:interest|importance|concern)\b(?! to (?!the (?:navy|army|air force|space force|marine|government|dod|department|agency)\b|nasa\b|mda\b|dod\b))|^interested in\b|\b(?:is|will be) (?:deemed )?(?:important|essential|key|critical) to\b|(?<!^(?:These|They|This|Examples|Such \w+) )\bmay (?:also )?(?:include|utilize|leverage|employ|consist)\b|\bm(?:ay|ight) (?:also )?be (?:proposed|suggested|employed|used|utilized|leveraged|considered|included|explored|investigated|addressed|assumed|self-\w+)\b(?! (?:to|as) (?:evidence|harm|attack))|\b(?:could|can|might) include\b|\bit is (?:also )?(?:recommended|suggested)\b|\bit may require\b|\b(?:topic|subtopic|scope|effort|project|solicitation|opportunity|call|announcement|program)s? (?:is (?:also |primarily |specifically |mainly )?(?:focused on|aimed at|directed (?:at|to)|looking for)|(?:also |primarily |specifically )?(?:focuses on|calls for|targets|looks for|requests|concentrates on|addresses the need))\b|\bthere is (?:also |particular |strong |great )?interest in\b|\bwill be given (?:preference|priority)\b|\bfocus (?:of (?:this|the) [\w ,/-]{1,40})?is (?:on|to|the)\b|\bfocus of this [\w /-]{1,30}, is\b|\b(?:consideration|preference|attention|emphasis|priority) (?:will|should|shall|must|is|may) (?:also )?(?:be )?(?:given|shown|directed|paid|placed)\b/i
const OBJECTIVE =
  /\bgoals? (?:is|are|include)\b|\b(?:is|are) (?:the |all |a |an )?(?:\w+ ){0,3}goals?\b|\b(?:is|are) (?:also )?(?:highly |strongly |particularly )?(?:desired|desirable|preferred)\b|\bideally\b|\bit is (?:therefore |also )?(?:desired|desirable)\b|\b(?:is|are) intended to\b|\b(?:topic|subtopic|scope|effort|project|program|system|solution|work|phase|research)s? (?:aims?|intends?|strives?|hopes?) to\b|\bit is (?:expected|envisioned|hoped|intended|preferred) that\b|\b(?:is|are) expected to\b|\(objective\)|\bdesire is (?:for|to)\b|\b(?:is|are) expected (?:by|at|in|within|during|from)\b|\bdesired (?:outcome|capabilit|deliverable)|\bdesired (?:end )?(?:products?|solutions?|systems?|results?|outputs?|state|designs?|technolog(?:y|ies)|approach(?:es)?) (?:is|are|will|would|can|should|include)\b|\bit (?:would|will|is) (?:also )?(?:be )?(?:desirable|beneficial|advantageous|preferable|helpful) (?:to|if|that)\b|\bexpected outcomes? (?:of|is|are|include)\b|\bobjective of (?:this|the)\b|\bthe (?:ultimate |primary |overall )?(?:objective|aim|intent|purpose|vision) (?:of|is)\b|\bobjective is\b|\boutcome of this\b/i

/** "If ropes are to be used, …": the case in which something is asked. */
const CONDITION = /^(?:if|when|where|should)\b[^,;.]{0,160},\s/i

/** "The goal of this topic is to …". */
const STATES_OBJECTIVE =
  /^(?:the |our |another |an )?(?:\w+ ){0,3}?(?:goal|objective|aim|intent|vision)s?\b[^.]{0,60}\b(?:is|are|include)\b/i

/** "Feasibility to be analyzed during Phase I": a demand without a verb of its own. */
const TO_BE_DONE =
  /^[^,;]*\bto be (?:analy[sz]ed|demonstrated|delivered|developed|evaluated|tested|determined|provided|addressed|investigated)\b(?= (?:during|in|by|under) )/i

/** In a phase's section nearly every sentence asks for something; these words are enough to know one that does. */
const PHASE_CUE =
  /\b(?:shall|must|should|will|would|may include|could include|can include|is to|are to|needs?|required?|requires|expects?|expected|anticipated|desired|desirable|preferred|goals?|includes?|consists?|deliverables?|success(?:ful)?|is (?:very )?important|essential|key (?:to|performance|attribute)|recommended|suggested|encouraged|of interest|focus(?:es)?|seeks|sought|intended|metrics?|parameters|objective|ability to|capability to|capable of|threshold|minimum|maximum)\b/i

/** "Do not propose hardware." */
const FORBIDS =
  /^(?:please )?(?:do not|don['’]t|avoid|refrain from)\s\w|^(?:[^.;]{0,80},\s)?please (?:provide|include|submit|describe|attach|identify)\b/i

/** Sentences that speak of the procedure, of classification or to the reader, and ask nothing of the work. */
const REMARK =
  /\b(?:may|will) become classified\b|\bprobable that the work\b|\bwork (?:under|in) [^.]*\bclassified\b|^\(?(?:please |note: please )?(?:see|refer to)\b|\bno Phase I awards\b|\bwill be (?:provided more|invited|notified|sent via|requested(?! to\b))\b|\bno separate\b[^.]*\bwill be requested\b|\bhas been intentionally\b|^(?:(?:in|during|under|for) )?phase (?:iii|3|three)\b|\b(?:awardees?|selections?|awards?|winners?) will be (?:determined|selected|made|announced)\b|\bwill constitute the\b/i

/** Facility clearances and what goes with a notice that work may become classified: the notice is a field, no demand on the plan. */
const CLEARANCE =
  /\bNISPOM\b|National Industrial Security Program|Personnel Security Clearance|safeguard classified|\bDCSA\b|facility (?:and personnel )?(?:security )?clearance/i

/** Sentences about what exists today. */
export const BACKGROUND =
  /^(?:currently|today|traditionally|historically|existing|current|conventional|traditional|recent(?:ly)?|future|in (?:recent|the past|the last|many|addition, the|(?:a |an )?(?:previous|prior|earlier))|over the (?:past|last)|since|while|although|however|unfortunately|for example|examples? of|given the|because|due to|uses? of|applications?|key features)\b|\b(?:has|have) (?:been|demonstrated|proven|shown|progressed|continued|become|not satisfied)\b|\bwas\b|\bwere\b|\bcurrently\b/i

/** A limit stated as fact: "Nominal sizes to be found are 2 mm". */
const STATED_LIMIT =
  /\b(?:nominal|target|targeted|minimum|maximum|desired|required|expected|anticipated|notional|allowable|acceptable)\s(?:[\w-]+\s){1,8}?(?:is|are|of)\s(?:(?:approximately|about|around|at least|at most|less than|more than|greater than|up to|near|between|on the order of)\s)?[~≥≤<>±$]{0,2}\d/i

/** "A tool that … would be beneficial": what is welcome. */
const WELCOME =
  /^(?:[^.;]{3,160})\s(?:is|are) (?:also |therefore )?(?:highly|greatly|strongly|very|most) (?:desired|desirable|preferred)\b|^an? .{1,600}\b(?:will|would) be (?:\w+ly |of )?(?:beneficial|useful|valuable|value|advantageous|welcomed?|of benefit)\b/i

/** What must be done with what exists is a burden of today: "Existing batteries must be replaced". */
const OF_TODAY =
  /^(?:existing|current|currently|today['’]?s?|traditional(?:ly)?|conventional(?:ly)?|legacy|presently|historically)\b(?!.*\b(?:should|shall|seeks?|sought|must not|desired)\b)/i

/** What only gives a reason asks nothing: "…, since it must be typed in by hand". */
const REASON = /,?\s+(?:given (?:that|the)|because|since|due to|as (?:it|they|this|these))\s.*$/is

/** What the topic wants done, as the subject of a sentence: "The Navy needs …", "This topic requires …". */
const WANTING =
  /\b(?:topic|effort|project|program|office|navy|army|air force|space force|marine corps|ussf|usmc|agency|government|dod|department|darpa|nasa|mda|afrl|innovation|proposers?|offerors?|solutions?|fleet|forces?|warfighters?|soldiers?|sailors?|marines?|airmen|guardians?|community|command|we|customers?|operators?|medics?)\b(?: \([^)]*\))?(?: \w+ly)?(?:,[^,]{0,160},)? (?:needs?(?! ?[.,;:)])|requires?|seeks?|wants?|desires?|demands|solicits|is (?:seeking|looking|interested)|has an? (?:need|requirement|interest))\b/i
const THERE_IS_NEED =
  /\b(?:the|a) need exists for\b|\bthere (?:is|exists|remains) (?:a|an|the) (?:\w+ ){0,2}(?:need|requirement|desire) (?:for|to)\b/i
const NEEDED =
  /^(?:the|this|an?) (?!need\b|lack\b)[^.;]{3,160}\snecessitates?\s|\bit is (?:therefore |thus |also )?paramount (?:to|that)\b|^an? (?:key|significant|major|central) (?:focus|component) (?:of this (?:project|effort|topic|program) )?will be\b|^the (?:initial |main |primary |first )?focus will be on\b|\b(?:is|are|will be) needed\b|\b(?:is|are) (?:deemed )?necessary\b/i

/** What is outside: "Approaches … do not align with this topic", "No Government furnished equipment … will be provided". */
const EXCLUDED =
  /\bproposals? will (?:not|NOT) be (?:accepted|evaluated|considered|reviewed|funded)\b|\b(?:do|does) not (?:apply|align with)\b|\b(?:is|are) (?:specifically |expressly |explicitly )?(?:disallowed|excluded)\b|^no part of (?:the|any)\b[^.;]{1,120}\b(?:can|may|shall|must|will)\b|\b(?:out|outside)(?: of)?(?: the)? scope\b|\bnot of interest\b|\bno government[- ]furnished\b|\bconfined to\b|\bis limited to\b(?! military)/i

/** "One solution for the mast is to fold it": a way that is open to anybody, no demand. */
const ONE_WAY = /^(?:an?|one|another)\b[^.,;]{0,30}\b(?:solution|approach|way|method|option|alternative)\b[^.;]{0,200}\bis to\b/i

/** What is not taken, or taken only in part: "Coatings will not be acceptable", "will only accept Phase I proposals". */
const NOT_TAKEN =
  /\b(?:will|shall|would) not be (?:acceptable|accepted|considered|allowed|permitted|supported|funded|evaluated|reviewed|provided)\b|\b(?:is|are) (?:not (?:being )?(?:acceptable|allowed|permitted|eligible|responsive|desired|wanted|sought|solicited)|discouraged|unacceptable|prohibited|ineligible)\b|\bwill only (?:accept|consider|fund|support|review|evaluate)\b|\bonly [^.;]{1,80}\b(?:will|shall|may) be (?:accepted|considered|funded|evaluated|allowed)\b|\b(?:is|are) (?:open |limited |restricted )?(?:for|to) [^.;,]{1,60} only\b|\b(?:topics?|proposals?|submissions?|awards?|efforts?|scope|proposers?|offerors?)\b[^.;]{0,40}\b(?:is|are|must be|will be) (?:limited|restricted) to\b|\b(?:topic|subtopic|effort|solicitation|project) (?:does|will|do) not (?:seek|include|cover|address|support|fund|consider|accept)\b/i

/** A question that the topic puts to those who propose ("Can a mast be folded by one person?"). */
const QUESTION_WORD = /\b(?:can|could|might|may|should|would|will|is|are|how|what|which|do|does|where|why)\b/i

/** A milestone that the Government sets: "Month 3: first review." */
export const GIVEN_MILESTONE = /^(?:by |at |in )?(?:months?|weeks?|quarters?) \d{1,2}\b/i

/** Work that is named and not ordered: "Development of …", "Methods for …". */
const NAMED_WORK =
  /^(?:the )?(?:development|design|demonstration|investigation|integration|fabrication|exploration|creation|evaluation|construction|study|refinement|validation|testing|optimization|characterization|analysis|assessment|model(?:l)?ing|simulation|definition|identification|determination|selection|implementation|delivery|preparation|completion|verification|maturation|extension|production|documentation|formulation) of\b/i
const HAS_VERB = /\b(?:is|are|was|were|be|been|will|shall|should|must|has|have|had|can|may|might|could|would|does|do|provides?d?)\b/i

/** A result that a phase names and does not order: "Proof of concept, including …". */
const NAMED_RESULT =
  /^(?:the |an? )?(?:[\w/-]+ ){0,3}?(?:proofs? of concept|feasibility (?:study|analysis|assessment)|demonstrations?|prototypes?|reports?|drawings|designs?|specifications?)\b(?=[,.;]|\s(?:of|with|including|that|for|and|to)\b)/i

/** How strongly a sentence of a phase's section asks; null when it only remarks. */
export function strengthInPhase(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence) || isOfGovernment(sentence)) return null
  if (
    looksImperative(sentence) ||
    GIVEN_MILESTONE.test(sentence) ||
    EXCLUDED.test(sentence) ||
    FORBIDS.test(sentence) ||
    NOT_TAKEN.test(sentence)
  )
    return 'must'
  if (isQuestion(sentence)) return 'should'
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

/** Whether what introduces a list also limits what is taken ("will only accept proposals on:"). */
export function isLimitOfTopic(lead: string): boolean {
  return !BACKGROUND.test(lead) && NOT_TAKEN.test(lead)
}

/** A question mark at the end, and behind the one before it a word that asks. */
function isQuestion(sentence: string): boolean {
  const end = /\?["'”’]?$/.exec(sentence)?.index
  return end !== undefined && QUESTION_WORD.test(sentence.slice(sentence.lastIndexOf('?', end - 1) + 1, end))
}

/** Whether a sentence tells what exists or happened and asks nothing, or what the programme wants of small firms in general. */
export function isBackgroundOnly(sentence: string): boolean {
  if (looksImperative(sentence)) return false
  if (OF_PROGRAMME.test(sentence)) return true
  return (BACKGROUND.test(sentence) || IS_A.test(sentence)) && strengthInProse(sentence) === null
}

/** "Masts are a key part of …": a statement, unless it is about what is to be done. */
const IS_A =
  /^(?!(?:the|this|our|overall|an?) [^.]{0,40}\b(?:objective|goal|aim|purpose|topic|effort|project)\b)(?:(?!\b(?:that|which|who|where|to)\b)[^,;.]){3,120}\s(?:is|are|has|have|remains?|plays?|relies|rely|continues?) (?:an?|the|\w+ly|critical|essential|vital|key|crucial)\b/i

/** "The purpose of the topic is to bring small firms to the Army": what the programme is for. */
const OF_PROGRAMME =
  /\b(?:purpose|intent|aim|goal) of (?:this|the) [^.]{0,80}\bis to (?:bring|attract|encourage|broaden|expand|give small|create an? (?:opportunity|pathway))\b/i

/** How strongly a sentence of an objective, description or notice asks; null when it tells background. */
export function strengthInProse(sentence: string): Strength | null {
  if (REMARK.test(sentence) || CLEARANCE.test(sentence) || isOfGovernment(sentence)) return null
  if (EXCLUDED.test(sentence) || FORBIDS.test(sentence)) return 'must'
  if (isQuestion(sentence)) return 'should'
  if (isOfUsers(sentence) || OF_PROGRAMME.test(sentence)) return null
  const isBackground = BACKGROUND.test(sentence)
  const asked = sentence.replace(REASON, '')
  if (NOT_TAKEN.test(asked) && !isBackground) return 'must'
  const words = OF_TODAY.test(sentence) ? null : strengthOfWords(asked)
  if (
    words &&
    (!isBackground ||
      /\b(?:shall|must|much be able|should|seeks|is required|imperative|of concern|focus of|may (?:also )?be|encouraged|recommended)\b/i.test(
        asked,
      ))
  )
    return words
  if (WANTING.test(asked)) return 'must'
  if (isBackground) return null
  if (STATED_LIMIT.test(asked) && quantitiesIn(asked).length > 0) return 'must'
  if (WELCOME.test(asked)) return 'should'
  if (THERE_IS_NEED.test(asked) || NEEDED.test(asked)) return 'must'
  if (tellsWhatIsWanted(asked) || tellsWhatIsNeeded(asked) || isLimit(asked)) return 'must'
  return null
}

/** The strength that the words of a sentence say, the strongest first; null when they say none. */
export function strengthOfWords(sentence: string): Strength | null {
  if (STATES_OBJECTIVE.test(sentence)) return 'objective'
  if (MUST.test(sentence.replace(CONDITION, '')) && !ONE_WAY.test(sentence)) return 'must'
  if (SHOULD.test(sentence)) return 'should'
  if (OBJECTIVE.test(sentence)) return 'objective'
  return TO_BE_DONE.test(sentence) ? 'must' : null
}

/** A limit stated as fact: a number with a comparison or a threshold beside it. */
export function isLimit(text: string): boolean {
  if (BACKGROUND.test(text)) return false
  return (
    /\b(?:defined as|of interest|(?<!\b(?:damage|detection|hearing|lasing|pain|noise) )threshold|objective|entails|ensur(?:es?|ing)|means|remains?)\b/i.test(
      text,
    ) && quantitiesIn(text).some(({ unit, comparator }) => unit !== '' || comparator !== '=')
  )
}

/** A paragraph that says the work may become classified, with the clearances that go with it. */
export function isClassifiedNotice(text: string): boolean {
  return /\b(?:may|will) become classified\b/i.test(text) || CLEARANCE.test(text)
}
