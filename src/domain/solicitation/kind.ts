import { quantitiesIn } from '../../language/quantity/quantity.ts'
import type { RequirementKind } from './analysis.ts'
import { isImperative, looksImperative } from './task-verb.ts'
import { asksForWork, isWorkItem, seeksSolution } from './work-kind.ts'

/** Named standards, laws and rules that the work must keep. */
const STANDARD = new RegExp(
  [
    String.raw`\bMIL-(?:STD|PRF|HDBK|DTL|SPEC|S|E)\b|\bNIST\b|\bASTM\b|\bIEEE\b|\bISO[ /-]?\d|\bIEC[ -]?\d|\bDISA\b|\bSTIGs?\b|\bDO-\d{3}|\bSTANAG\b|\bRTCA\b|\bARINC\b`,
    String.raw`\bFIPS\b|\bANSI\b|\bSAE (?:AS|J|ARP)|\bARP-?\d{4}|\bAS-?9100|\bDoD[ID] \d|\bUL[ -]?\d{3}|\bX\.\d{3}\b|\bNSA guidelines\b|\b(?:21|14|10) CFR\b|\bHIPAA\b`,
    String.raw`\bRisk Management Framework\b|\bRMF\b|\b(?:FAA|FDA) (?:guidance|regulations?|requirements?|standards?|certification requirements)\b|\bSOSA\b|\bFACE (?:Technical )?Standard\b`,
    String.raw`\bcomplian(?:t|ce) with\b|\bcompl(?:y|ies) with\b|\bindustry standards?\b|\bethic(?:s|al) principles\b|\bunder the [^.]{0,80}\bActs?\b|\bfollow\b.{0,120}\binstructions\b`,
  ].join('|'),
  'i',
)
const SCHEDULE =
  /\bwithin (?:\w+ )?\(?\d+\)? (?:calendar |working |business )?(?:days?|weeks?|months?)\b|\bmonths? \d+\b|\bperiod of performance\b[^.]*\d|\b(?:months?|weeks?|days?) (?:after|from|of) (?:contract )?award\b|\bno later than\b|\bmilestone schedules?\b|\b\d+[- ]months? (?:base|option)\b|\bnear the end of the\b/i

/** What the firm must have done before, and how proposals are held against it. */
const BEFOREHAND =
  /\bmust have (?:been )?(?:\w+ly )?\w+ed\b|\b(?:will|would) have (?:accomplished|completed|developed|achieved)\b|\bto qualify for\b|\b(?:is|are|be) subject to\b/i

const FEASIBILITY_PAPER = /\bfeasibility documentation that\b/i

/** "Proposals must describe …", "The plan should address …": what stands in a paper that is handed over. */
const PAPER_TELLS =
  /^(?:[^.;]{0,40},\s)?(?:the |this |these |all |each )?(?:offeror['’]?s?['’]? )?(?:proposals?|documentation(?: provided)?|rationale|white papers?|plans?|(?:final |test )?reports?)\s(?:[^.;]{0,40}\s)?(?:must|should|shall|will|would|needs? to)\s(?!not\b|NOT\b|be (?:evaluated|considered|rejected))|^(?:a |an |the )?(?:\w+ )?(?:description|discussion|explanation|summary) of\b/i
const PAPER =
  '(?:plans?|reports?|documentation|documents?|ICD|data ?sets?|manuals?|guides?|briefings?|roadmaps?|specifications|schedules?|white papers?)'
const DELIVERABLE = new RegExp(
  [
    String.raw`(?<!\b(?:previously|instead of|already) )\bdeliver(?:s|ed|y|ables?|ing)?\b(?! (?:systems?|mechanisms?|vehicles?|rate|power))`,
    String.raw`\b(?:provide|prepare|submit|produce|document|write|maintain|include[sd]?)\b(?:\s+(?!to\b|that\b|will\b)[\w/()-]+,?){0,7}?\s+${PAPER}\b(?! (?:to|for) (?:use|meet))`,
    String.raw`\b(?:develop|propose|define|create)\b(?:\s+(?!to\b|that\b|will\b)[\w/()-]+,?){0,7}?\s+(?:(?:Phase (?:II|III|2|3)|transition|commerciali[sz]ation|management|development|integration|test|training)(?:\s[\w/-]+){0,2}\s+plans?|reports?|documents?|ICD|manuals?|guides?|briefings?|roadmaps?|white papers?)\b`,
    String.raw`\b${PAPER}\b[^.]*\b(?:should|shall|must|will) be (?:provided|submitted|prepared)\b`,
    String.raw`\b(?:final|status|technical|progress|quarterly|monthly|interim) reports?\b|^(?:[\w()-]+ ){0,4}reports? (?:quantifying|summari[sz]ing|detailing|documenting|describing|showing)\b|^in (?:this|the) report\b`,
    String.raw`\b(?:standard operating procedures|SOPs|training materials|operating instructions|data packages?|justifications?|presentation materials)\b[^.;]{0,80}\b(?:should|shall|must|will) (?:also )?be (?:provided|submitted|prepared|developed|created|written)\b|\binclude an? data packages?\b`,
    String.raw`${FEASIBILITY_PAPER.source}|\b(?:outcome|end product) of (?:this|the) (?:\w+ ){0,2}(?:topic|effort|project|phase)\b`,
    String.raw`\bwill include the initial design specifications\b|\bprototype plans\b`,
    String.raw`^\W*(?:dataset|report|software|prototype|analysis|hardware|research)$|\binterface control document\b`,
  ].join('|'),
  'i',
)
const CONSTRAINT = new RegExp(
  [
    String.raw`\b(?:shall|must|should|may)\s+not\b(?! (?:decrease|increase|degrade|drop|fall|vary|drift|detect|lose|fail|miss)\b)|\b(?:can|will) not (?:be|only|require|use)\b|\bcannot\b|\bwithout\b[^.]*\b(?:any|requir|chang)|\bno government\b|\bforeign national|\bonly (?:use|be)\b`,
    String.raw`^(?:please )?(?:do not|don['’]t|avoid|refrain from)\b|(?<!non-)\bproprietary\b|\b(?:does|do|will) not (?:seek|include|cover|support|fund)\b|\b(?:approaches|methods|solutions|technologies|techniques|designs) [^.;]{0,60}that do(?:es)? not\b|\bwill only\b|\bonly accept|\bonly[.)]?$|\bmay (?:also )?be (?:proposed|suggested|considered|submitted)\b|\bwill be considered\b|\bnot be (?:acceptable|accepted|allowed|permitted|considered)\b|\bpermitted\b|\bprohibited\b|\bineligible\b|\beligible\b|\b(?:proposals?|awards?|funding)\b[^.;]{0,60}\$\s?\d|^(?:\w+ ){0,3}(?:familiarity|experience|expertise|understanding|knowledge|qualifications?) (?:with|in|of|on)\b[^.;]{0,160}\b(?:required|needed|necessary|desired)\b|\b(?:proposers?|offerors?|teams?|contractors?|compan(?:y|ies)|performers?|applicants?)\b[^.;]{0,40}\b(?:must|should|shall) (?:have|possess|demonstrate|show)\b[^.;]{0,50}\b(?:experience|expertise|understanding|knowledge|familiarity|access|capability)\b|(?<!\bbut (?:are |is )?)\bnot (?:limited|solely)\b|\bnot (?:of interest|sufficient|acceptable)\b|\bconfined to\b|\brejected\b|\brejection (?:for|of the|as)\b|\bsuitable for export\b`,
    String.raw`\b(?:do|does) not (?:apply|align)\b|\b(?:in|within|out of|outside) (?:the |of )?scope\b|\bno (?:new|known|external|prior)\b|\bnonresponsive\b|\? No\.$|\bthe responsibility of\b|\bmay require\b|\bmay (?:range|vary)\b`,
    String.raw`\b(?:approaches|applications|systems|solutions|technologies|materials|methods)\b[^.]{0,120}\b(?:is|are) (?:\w+ )?of (?:particular |special )?interest\b`,
    String.raw`\b(?:partner\w*|teams?|teaming|collaborat\w+)\b[^.]*\b(?:encouraged|beneficial)\b`,
  ].join('|'),
  'i',
)

/** "Develop and deliver a prototype": work whose result is handed over at its end. */
const MAKES_AND_DELIVERS =
  /^(?:[^,]{0,80},\s)?(?:design|develop|build|fabricate|construct|produce|create|assemble|manufacture|integrate|demonstrate)\b(?:,? (?:and )?\w+){0,3},? and deliver (?:an?|the) (?!report|final|plan|data)/i

/** A paper that is named and not ordered: "Kick-off briefing", "Study of costs". */
const NAMED_PAPER =
  /^(?:(?!and\b|that\b|which\b|is\b|of\b|to\b)[\w/()&-]+,?\s){0,6}?(?:briefings?|(?:final|progress|status|interim|technical|summary|test|monthly|quarterly) reports?|reports?|proposals?|documentation|presentations?|white papers?|manuals?|drawings|schematics|(?:trade|feasibility|scalability|cost|market|case) stud(?:y|ies)|roadmaps?|walkthroughs?|mock-?ups?)\b(?=[.;,]?$|\s(?:of|that|on|with|for|and|or|illustrating|describing|including)\b)/i
const FINITE = /\b(?:is|are|will|shall|should|must|may|can|could|would|has|have)\b/i

function isNamedPaper(text: string): boolean {
  return NAMED_PAPER.test(text) && !FINITE.test(text) && !isImperative(text)
}

/** Means that are laid down: "shall run on …", "must use …", "required to use …". */
const MEANS =
  /\b(?:shall|must|should|required to|may|desired to)\s(?:\w+ly )?(?:include using|run on|use|utilize|employ|make use of)\b|(?<!\b(?:will|can|could|may|might)\s)\bbe used\b|\b(?:shall|must) support (?:[A-Z]\w+|the )[^.]*\boperating systems?\b|\bshall be (?:representative|applied)\b/

/** Limits on size, weight, cost and power draw, which are the subject of their sentence. */
const SIZE =
  /^(?:(?!entail|minimi|seek|is\b|are\b|reduc|high\b)[\w/'’()-]+,?\s){0,6}?(?:weight|mass|size|sizes|dimensions?|diameters?|length|height|width|thickness(?:es)?|thick|volume|area|footprint|cost|price|packaging|envelope|disbonds?|power (?:of|draw|consumption))\b/i
const SMALL = /\b(?:to|shall|must|should) be (?:\w+ly )?(?:light ?weight|compact|portable|inexpensive|low[- ]cost)\b/i

/** "This effort seeks to develop …", "The objective is to provide …", "has a need to model …": a task, though no order. */
const TO_DEVELOP =
  /\b(?:seeks?|wants?|aims?|intends?|strives?|intent is|desired|proposals?) to (?:\w+ly )?(?:\w+, )*(?:develop|design|create|build|demonstrate|advance|prototype|scope)\b|\b(?:objective|goal|intent|purpose|aim) (?:of [^.]{0,60})?is to (?:\w+, )*(?:develop|design|create|build|demonstrate|advance|prototype|provide|produce|investigate|explore)\b|\bhas an? (?:need|requirement) to (?:model|develop|identify|assess|analy[sz]e|measure)\b|\bis the development of\b|^(?:the )?(?:development|selection|design|integration|creation) of\b|^(?:this|the) (?:\w+ )?(?:topic|effort|project|program) will\b|\bnecessary to (?:both )?(?:demonstrate|measure|test|evaluate|develop|analy[sz]e)\b/i

/** Work that is asked for in the passive: "… shall be evaluated". */
const TO_BE_DONE =
  /\b(?:(?:shall|must|should|will|would|to) be|that [^.;]{3,80} be) (?:\w+ly )?(?:implemented|installed|deployed|subjected|analy[sz]ed|evaluated|tested|investigated|explored|demonstrated|assessed|examined|measured|adapted|conducted|performed|completed|studied|validated|verified|characteri[sz]ed|modeled|compared|developed|designed|fabricated|integrated|established|confirmed|addressed|identified|prove[dn]|compiled)\b(?! to be\b)|\btest(?:s|ing)\b[^.]{0,40}\bbe provided\b|\b(?:involve|require|entail)s?\s(?:the )?(?:model(?:l)?ing|design|construction|development|testing|fabrication|integration|demonstrations?|analysis|evaluation|simulations?)\b|\bthere (?:will|would|shall|should) be an? (?:demonstration|test|evaluation|study|review|analysis)\b/i

/** An order that tells how well something must do, and what an item of a list says that the thing does. */
const DOES_WELL =
  /^ensure\b[^.]*\b(?:must|able to|ability to|capable of|allows?|supports?)\b|^demonstrate (?:the|an) ability to\b[^.]*\d|^(?:is|are|has|have|can|be|accepts|provides|supports|allows|enables|operates|maintains|produces)\b/i
const PERFORMANCE_LEAD = /\b(?:performance|capabilit(?:y|ies)|characteristics|attributes|parameters|able to|ability to|capable of)\b/i

/** What introduces the parts of a paper: "evidence of:", "The report must outline:". */
const PAPER_LEAD =
  /\bevidence of\W*$|\b(?:reports?|documentation|data packages?|white papers?)\b[^.;]{0,60}\s(?:should|shall|must|will|may)\s(?:also )?(?:include|outline|describe|contain|address|cover|detail|discuss)\b/i

/** What the made thing has to go with and what it may not need: "must be compatible with …", "not rely on …". */
const FITS_IN =
  /\b(?:shall|must|should) (?:also )?(?:be (?:\w+ly )?(?:compatible with|adaptable to|specific to|integrable with|interoperable with|appropriate for)|integrate with|interface with|fit (?:in|within|into|inside|under)\b)|^not (?:rely|require|depend|use|need|interfere|contain|involve)\b|\b(?:is|are) (?:not (?:allowed|permitted|acceptable)|disallowed|excluded|specifically excluded)\b/i

/** "Demonstrate that the mast outperforms …", "It must be shown that …": a proof of how well something does. */
const SHOWS_FIGURE =
  /(?:^|\b(?:shall|must|should|will|also) )demonstrate (?:that|increased|improved|superior|better)\b|^it (?:must|shall|should) be (?:demonstrated|shown|proven) that\b/i

/** Sentences of a phase about those who do the work, or the work itself; the others are about the thing that is made. */
const WORK =
  /^(?:[^,;]{0,60},\s)?(?:the |this |these |those |an? |each |all |any )?(?:[\w-]+\s){0,4}?(?:proposers?|offerors?|performers?|company|companies|contractors?|applicants?|awardees?|business(?:es)?|firms?|teams?|vendors?|phase|demonstrations?|tests?|testing|stud(?:y|ies)|evaluations?|experiments?|simulations?|efforts?|work|research|emphasis|focus|validation|analysis|assessment|trials?|tasks?|it is|prototypes?|proofs? of)\b/i

/** "The prototype shall include …": what the made thing is or does. */
const THING_DOES =
  /^(?:the |an? |each |any |all )?(?:[\w-]+\s){0,3}?prototypes?\s(?:[^.;]{0,60}\s)?(?:(?:shall|must|should|will) (?:also )?(?:include|have|contain|be able|be capable|provide|operate|support|achieve|produce|weigh|meet|allow|enable|accept|use)|(?:is|are) (?:highly |strongly )?(?:preferred|desired))\b/i

/**
 * What a demand is about, from its words and those that introduce it in a list: named standards first, then time, things handed over, limits on
 * what may be done, tasks; the rest is how well something must do.
 */
export function kindOf(text: string, where: 'phase' | 'prose', lead: readonly string[] = []): RequirementKind {
  if (STANDARD.test(text) && isKept(text, where)) return 'standard'
  if (SCHEDULE.test(text)) return 'schedule'
  if (BEFOREHAND.test(text)) return FEASIBILITY_PAPER.test(text) ? 'deliverable' : 'constraint'
  if (MAKES_AND_DELIVERS.test(text)) return 'task'
  if (lead.some((words) => PAPER_LEAD.test(words)) && !STANDARD.test(text)) return 'deliverable'
  if (PAPER_TELLS.test(text) || DELIVERABLE.test(text) || isNamedPaper(text)) return 'deliverable'
  if (SHOWS_FIGURE.test(text) && (where === 'prose' || !isImperative(text))) return 'performance'
  if (FITS_IN.test(text) || CONSTRAINT.test(text) || (MEANS.test(text) && !TO_BE_DONE.test(text)) || SMALL.test(text)) return 'constraint'
  if (/\?["'”’]?$/.test(text)) return 'task'
  if (!DOES_WELL.test(text) && isWorkItem(text, lead)) return 'task'
  if (DOES_WELL.test(text) || lead.some((words) => PERFORMANCE_LEAD.test(words) && !/\btasks?\b/i.test(words)))
    return isSizeLimit(text) ? 'constraint' : 'performance'
  const isOrder = where === 'phase' ? looksImperative(text) : isImperative(text)
  if (isOrder || TO_DEVELOP.test(text) || TO_BE_DONE.test(text)) return 'task'
  if (isSizeLimit(text)) return 'constraint'
  if (seeksSolution(text) && quantitiesIn(text).length === 0) return 'task'
  if (asksForWork(text)) return 'task'
  return where === 'phase' && WORK.test(text) && !THING_DOES.test(text) ? 'task' : 'performance'
}

/** A standard is demanded where it must be kept: not where it names a thing ("MIL-PRF-1 batteries"), and not where it is what work is held against. */
function isKept(text: string, where: 'phase' | 'prose'): boolean {
  const keeps = KEEPS.test(text)
  const isOrder = where === 'phase' ? looksImperative(text) : isImperative(text)
  if (isOrder || WORK_ON.test(text)) return ORDER_TO_KEEP.test(text)
  return keeps
}

const KEEPS =
  /\b(?:meet|satisf|compl|conform|adhere|follow|accordance|accord|iaw|per|pass|certif|qualif|standards|regulations?|guid(?:ance|elines)|principles|framework|interoperab|suitable|under the|approved|RMF|STIGs?|tested to)/i
const ORDER_TO_KEEP =
  /^\W*(?:\w+ly,? )?(?:comply|meet|satisfy|conform|adhere|follow|ensure|read|maintain|implement|apply|use (?:of )?(?:MIL|NIST|DoD|the [A-Z]))\b/i
/** "Companies will test …": work that somebody does. */
const WORK_ON =
  /^(?:the |all )?(?:compan(?:y|ies)|offerors?|proposers?|performers?|contractors?|vendors?|teams?|awardees?)\s(?:will|shall|must|should)\s(?:also )?(?:test|evaluate|assess|analy[sz]e|demonstrate|validate|verify|develop|investigate|ensure compatibility)/i

function isSizeLimit(text: string): boolean {
  return (SIZE.test(text) && quantitiesIn(text).some(({ unit }) => unit !== '')) || /^packaging\b/i.test(text)
}
