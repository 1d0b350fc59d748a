import type { Requirement } from './analysis.ts'

/**
 * Whether a requirement is asked of the proposal (its volumes and pages, what it must show, who may propose, what came before) and not of the work:
 * no milestone can answer it. Work that such a sentence also orders ("Proposers will execute the plan including: Month 1 …") stays work.
 */
export function isProposalDuty({ text }: Pick<Requirement, 'text'>): boolean {
  const plain = text.replace(/\s+/g, ' ').replace(LEAD_IN, '').trim()
  if (PAPERWORK.test(plain)) return true
  if (GIVEN_WORK.test(plain) || ORDERS_WORK.test(plain)) return false
  return OF_PROPOSAL.some((pattern) => pattern.test(plain))
}

const LEAD_IN =
  /^(?:(?:additionally|also|further|furthermore|therefore|however|note|moreover|in addition|finally|yes|no)\b[,:]? |for (?:a|this) [^,]{3,40}, (?=the (?:applicants?|proposers?|offerors?)\b)|while [^,]{10,140}, |in this case, |to (?:qualify|this end)[^,]{0,50}, )+/i

/** The volumes and forms of a proposal, its pages and slides. */
const PAPERWORK =
  /\(volume \d\)|\bcover sheet\b|\bslide deck\b|fraud, waste|\b(?:technical|cost|commercialization) volume\b|\bpages? in length\b|\bexceed \w+ pages?\b|\bpage limit|\bmaximum (?:of )?\d+ (?:pages|slides)\b/i

/** Months, events and things of the award, also where proposers are spoken of. */
const GIVEN_WORK =
  /\bmonth \d+\b|\b(?:contract|award) deliverable\b|^phase i{1,2} deliverables\b|\bat (?:the )?delivery of phase|\brequired in phase i{1,2} include|^(?:initial )?phase i{1,2} proposal$|\bdisclos(?:e|ing|ure) (?:any|the|their) .{0,30}foreign national/i

const ACTOR =
  '(?:all |any |each |the |successful |prospective |dp2 |d2p2 |phase i{1,2} |small )*(?:offerors?|proposers?|applicants?|companies|company|firms?|business(?:es)?(?: concerns?)?|awardees?|performers?|vendors?)'

const WORK_VERB =
  'develop|build|implement|prototype|fabricate|design|test|execute|perform|conduct|analy[sz]e|evaluate|deliver|participate|use|identify|investigate|assess|focus|show|anticipate|validate|integrate|assemble|measure|begin|prepare|create|simulate|complete|collect|verify|demonstrate (?:its|the|their)? ?(?:performance|functionality|operation|capabilit|system|prototype)|demonstrate (?!.{0,60}\\b(?:feasib|knowledge|understanding|maturity|competenc|experience|past|prior|existing|by means of))'

/** "The proposer should develop, implement and prototype …", "Using results from the Phase I-type effort, develop …": work, whoever is named. */
const ORDERS_WORK = new RegExp(
  `^${ACTOR} (?:\\([^)]*\\) )?(?:should|must|shall|will|would|are|is)(?: then| also| be)?(?: expected| required| encouraged| asked)?(?: to)? (?:${WORK_VERB})\\b(?!.{0,60}\\bin (?:their|its|the) (?:proposal|response))|^using (?:the )?results\\b|^(?:develop|design|build|demonstrate|test|fabricate|conduct)\\b`,
  'i',
)

const PROPOSAL =
  '(?:all |the |a |an |each |any |successful |responsive |phase i{1,2} |phase i{1,2}-like |dp2 |d2p2 |initial |white )*(?:proposals?|proposal package|submissions?|applications? package|white papers?)'

const OF_PROPOSAL: readonly RegExp[] = [
  new RegExp(
    `^${PROPOSAL}(?: (?:that|which|for|to) [^,]{3,60})? (?:must|should|shall|will|would|may|can|are|is|need|needs)(?: not| also| clearly)*\\b(?!.{0,40}\\bresult of\\b)`,
    'i',
  ),
  /^(?:this|the) (?:[\w-]+ )?(?:open )?(?:XL )?topic (?:is |will |only )+(?:accepts? |open to |for )(?:.{0,40}\bonly\b|(?:phase i{1,2} )?(?:proposals|submissions)\b)(?!.*: ?\w)|\btopic is intended for technology\b/i,
  /\b(?:proposals?|submissions?|awards)\b.{0,60}\bwill (?:not|NOT) be (?:accepted|evaluated|reviewed|made|considered|awarded)|\bwill (?:not )?be (?:rejected|invited)\b|\bresult (?:in|on) (?:a |an )?(?:rejection|disqualification)\b/i,
  /\bwill accept (?:phase i{1,2} )?proposals\b|^the department of the \w+ (?:will )?accepts?\b/i,
  /\b(?:must|should|shall|will) be (?:submitted|included|provided|attached|uploaded)\b.{0,60}\b(?:proposal|submission|volume|showcase)\b/i,
  new RegExp(
    `^${ACTOR}\\b.{0,90}\\b(?:must|should|shall|will|may|are|is|need|only need)\\b.{0,60}\\b(?:submit|propose\\b|respond|in their (?:response|proposal|phase i{1,2} budget)|in (?:its|the) (?:response|proposal)|articulate|cite|substantiate|be eligible|refer to|documentation|past performance|include the cost of travel|include these sections)`,
    'i',
  ),
  new RegExp(
    `^${ACTOR}\\b.{0,40}\\b(?:must|should|shall|are required to|is required to)(?: then| also)? (?:demonstrate|show|have|possess|exhibit|provide detail)\\b.{0,90}\\b(?:feasib|knowledge|understanding|maturity|competenc|experience|expertise|skills|past performance|proposal|prior|defined|documentation)`,
    'i',
  ),
  /\bfeasibility documentation\b|^documentation (?:provided|to substantiate)\b|^the documentation provided\b|^documentation should (?:comprise|include) (?:all|the most) relevant information|\bfor DP2 consideration\b|^for non-peer reviewed evidence\b/i,
  /^work submitted\b|\bmust have (?:been (?:substantially )?)?performed\b|\bgovernment expects (?:that )?the (?:small business|applicant|offeror|proposer)|^the feasibility study should have\b|\bshould have (?:defined|described|completed|identified)\b/i,
  /^read and follow\b|^please see\b|\bhyperlink\b|\bfollow the .{0,20}\binstructions\b/i,
  /\bregistration fee\b|\b(?:travel|lodging)\b.{0,60}\b(?:responsibility of|budget)\b|\bwebinar\b/i,
  /\bfailure to (?:meet|comply|submit|provide)\b.{0,120}\b(?:reject|disqualif|non-?responsive|not be (?:considered|evaluated|reviewed))/i,
]
