import { MONTH_NAME, MONTHS } from '../../language/calendar-date.ts'
import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { blanksIn } from '../blank.ts'
import { isMeasurable } from './criteria-rules.ts'

/** What a task or criterion can say beyond what is done (brief §3.2, §3.3). */
export type HowFact = 'method' | 'instrument_or_data' | 'who' | 'where' | 'threshold' | 'evidence' | 'date'

/** Steps of work that are a method by their name. */
const METHOD_NAME =
  /\b(?:finite[- ]element|monte carlo|full[- ]wave|simulat(?:e|es|ed|ing|ions?)|regression|cross[- ]validat\w+|least[- ]squares|design of experiments|trade (?:study|studies|space)|failure mode|FMEA|fault tree|literature (?:review|survey)|interviews?|questionnaires?|benchmark\w*|baseline comparison|blind (?:test|set)|double[- ]blind|randomi[sz]ed|control group|spectroscop\w+|chromatograph\w+|microscop\w+|interferomet\w+|tomograph\w+|machining|sintering|casting|printing|deposition|lithograph\w+|annealing|gradient descent|kalman|fourier|wavelet|clustering|kernel|bayes\w*|heuristic|genetic|dynamic programming|code review|static analysis|penetration test\w*|fuzz\w*|red team\w*|prototyping|scale models?|similarity|dimensional analysis|sensitivity analysis|analysis of variance|hypothesis test\w*|calibrat\w+|template|score[sd]? (?:them|each|it) against|step by step|repeats?|runs? (?:per|each|at)|per angle|repeated)\b/i

/** How something is done, by its grammar: "using …", "by measuring …", "through analysis", "first …, then …". */
const METHOD_GRAMMAR =
  /\b(?:using|by means of|by (?!the\b|month|award|an? )\w+(?:ing|ation|ysis)\b|through (?:the )?\w+(?:ing|ation|ysis|yses|ies)\b|based on|adapted from|derived from|in accordance with|compared? (?:with|against|to)|follow(?:s|ing) (?:the )?(?:method|procedure|standard|test|steps)|first\b[^.]{0,200}\bthen|to one (?:template|method)|(?:MIL-STD|MIL-HDBK|ASTM|ISO|IEEE|RTCA|DO-\d|NIST)\b)/i

/** Things that measure, compute or hold data. */
const INSTRUMENT =
  /\b(?:analy[sz]ers?|oscilloscopes?|cameras?|spectromet\w+|microscopes?|interferometers?|gauges?|gages?|thermocouples?|load (?:frame|cell)s?|accelerometers?|magnetometers?|multimeters?|test (?:bench|bed|rig|stand|fixture|article)s?|test-?beds?|fixtures?|bench(?:es)?|rigs?|shakers?|furnaces?|ovens?|printers?|mills?|lathes?|GPUs?|servers?|workstations?|clusters?|single[- ]board|development (?:board|kit)s?|FPGAs?|data ?sets?|databases?|corpus|corpora|recordings?|recorded data|samples|coupons?|specimens?|patients?|volunteers?|participants?|synthetic (?:data|pulses|images|scenes)|simulators?|solvers?|software package|toolkits?|toolbox|librar(?:y|ies)|hardware[- ]in[- ]the[- ]loop|breadboards?|prototypes? units?|measurement (?:system|set-?up)|probes?|sensors?|lasers?|transmitters?|receivers?|load bank|power supply|supplies|phantoms?|cell lines?|assays?|wind tunnel|vacuum (?:chamber|pump)|digital twin|circuit model)\b/i

/** Words with a capital that are no tool, although they stand where one would. */
const NO_TOOL =
  /^(?:The|A|An|This|That|These|Each|All|Its|Our|Award|Milestones?|Tasks?|Phase|Month|Months|TPOC|COR|Government|Contractor|Section|Appendix|Annex|Table|Figure|PDF|XLSX|CSV|ITAR|EAR|SF|DoD|DOD|Navy|Army|Air|Space|Marine|Force|US|USA|U\.S|I|II|III|MIL-STD.*|ASTM|ISO|IEEE|NIST|Dr|Mr|Ms|Mrs|Prof|[A-Z]{2})$/

const MODEL_NUMBER = /\b(?!R\d|M\d|D\d|T\d|SF|DI-|DD|Task|Award|MIL-|N\d|AF\d|A\d)[A-Z][A-Za-z]*-?\d{2,}[A-Z]*\b/

/** A person, a role or an organization that does the work; "the Contractor" is everyone and no answer. */
const PERSON =
  /\b(?:Dr|Mr|Ms|Mrs|Prof)\.?\s[A-Z]|\b(?!The\b|This\b|Each\b|By\b|Milestone\b|Task\b|Phase\b|In\b|On\b|For\b|To\b|A\b|All\b)[A-Z][a-z]+\s(?:[A-Z]\.\s)?(?!Contractor\b|Government\b)[A-Z][a-z]+\s(?:is\b|leads?\b|runs?\b|shall\b|will\b|performs?\b|directs?\b|supervises?\b|manages?\b|writes?\b|builds?\b|tests?\b|\()/
const ROLE =
  /\b(?:principal investigator|co-investigator|PI|(?:lead|chief|test|systems?|software|hardware|signals?|materials?|mechanical|electrical|flight|senior|project|process|optical|RF|quality)\s(?:engineer|scientist|developer|analyst|technician|lead|manager)|engineers?|scientists?|technicians?|chemists?|physicists?|biologists?|statisticians?|analysts?|programmers?|machinists?|subcontractors?|consultants?|universit(?:y|ies)|research institution|institute|statistician|post-?doc\w*|graduate students?|test lead|lead:)\b/i
const LED =
  /\b(?:led|performed|carried out|conducted|run|written|built|measured) by (?!the Contractor\b|the Government\b|the TPOC\b|Award\b|Month\b)\S|\bresponsible\b[^.]{0,40}[A-Z]/

/** Who does a task as plans name them: "The Contractor (Ana Ruiz, antenna engineer) shall". */
export const PERFORMER = /\bThe Contractor(?:, through [^()]+)? \(\p{Lu}/u

/** Those who judge whether a criterion is met. */
const JUDGE =
  /\b(?:TPOC|technical point of contact|COR|contracting officer(?:'s representative)?|Government|customer|end users?|sponsor|program (?:manager|office)|evaluators?|reviewers?|witness(?:ed|es)?|independent(?:ly)?|range (?:lead|officer|safety officer)|signed by|countersigned|test lead|quality (?:lead|manager))\b/i

const SITE = String.raw`(?:labs?|laborator(?:y|ies)|test ranges?|ranges?(?! (?:of|from|between|finding)\b)|chambers?|facilit(?:y|ies)|wind tunnels?|tunnels?|sites?|offices?|plants?|machine shops?|workshops?|clean ?rooms?|hangars?|campus(?:es)?|(?:air|naval|army|military) (?:force )?base|hospitals?|clinics?|universit(?:y|ies)|depots?|test pools?|water tanks?|proving grounds?|test centers?|centers?|test fields?|airfields?|shipyards?|data centers?|yards?|piers?)`
/** "with Ansys HFSS", "in MATLAB", "on a Jetson Orin board", "a Keysight E5061B"; "in the Dayton laboratory" is a place. */
const NAMED_TOOL = new RegExp(
  String.raw`\b(?:using|with|in|on|via|run|use[sd]?|by)\s+(?:(?:the|an?|our|its|licensed|commercial)\s+){0,2}([A-Z][\w.+-]{2,})(?![\w.+-])(?!\s(?:[\w’'-]+\s){0,2}${SITE}\b)`,
  'g',
)
const AT_SITE = new RegExp(String.raw`\b(?:at|in|inside|on|from|to)\s(?:(?:the|our|its|a|an|their)\s)?(?:[\w'’.&-]+\s){0,4}${SITE}\b`, 'i')
const OWN_SITE = new RegExp(
  String.raw`\b(?:[A-Z][\w.-]{1,40}|[Cc]ontractor['’]s|[Oo]ur|[Ii]ts|[Oo]wn|[Cc]ompany['’]s|[Uu]niversity['’]s)\s(?:[\w-]+\s){0,2}${SITE}\b`,
)
const AT_PLACE =
  /\b(?:at|in|near)\s(?:[A-Z][A-Za-z.'’-]+(?:\s(?:of\s)?[A-Z][A-Za-z.'’-]+)*),?\s(?:[A-Z]{2}|[A-Z][a-z]+)\b(?!\s(?:shall|will|is))|\b(?:remotely|by video ?conference|virtual(?:ly)?|on orbit|in flight|at sea|(?:TPOC|Government|customer)(?:['’]s)? (?:site|facility|location))\b/

const DATE = new RegExp(
  [
    String.raw`\baward\s?\+\s?\d|\b(?:months?|mo\.?|weeks?|days?)\s\d+|\b(?:first|second|third|last|sixth) (?:month|week|day)\b`,
    String.raw`\b(?:with)?in (?:the )?(?:first |\d+[- ]?|${NUMBER_WORD} )(?:\(\d+\) )?(?:calendar |business |working )?(?:days?|weeks?|months?)\b`,
    String.raw`\b(?:19|20)\d\d-\d\d\b|\b(?:${MONTH_NAME})\s\d|\b\d+(?:\.\d+)? (?:months|weeks|days) after\b`,
    String.raw`\bby the \d+(?:st|nd|rd|th)\b|\b(?:monthly|quarterly|weekly|bi-?monthly)\b`,
  ].join('|'),
  'i',
)

const EVIDENCE =
  /\b(?:reports?|reported|logs?|logged|records?|recorded|raw data|minutes|certificates?|drawings?|photographs?|photos?|videos?|matri(?:x|ces)|files?|traces?|plots?|tables?|spreadsheets?|notebooks?|worksheets?|lists?|memos?|memorandum|slides|briefings?|signed|signature|screenshots?|description|document(?:s|ation|ed)?|receipt|results? (?:file|annexed|attached)|data (?:package|annex)|annex(?:ed)?|CSV|PDF|XLSX|build record|source code|repository)\b/i

/** What the name before a colon says that follows: "Place: Dayton laboratory.", "Tools, data and place: …". */
const NAMED_FACTS: Record<string, HowFact> = {
  method: 'method',
  tools: 'instrument_or_data',
  data: 'instrument_or_data',
  input: 'instrument_or_data',
  lead: 'who',
  people: 'who',
  judge: 'who',
  place: 'where',
  time: 'date',
  success: 'threshold',
  evidence: 'evidence',
  result: 'evidence',
  due: 'date',
}
const NAME = `(?:${Object.keys(NAMED_FACTS).join('|')})`
const NAMED = new RegExp(String.raw`(?:^|[.;:]\s+|\n)(${NAME}(?:(?:,| and)\s${NAME})*):\s+(?=[^\s.,;:])`, 'gi')

/** Numbers that name pages, tasks, milestones, months or sections, and measure nothing. */
const LABEL =
  /\((?:[^()]{0,20},\s)?(?:solicitation,? )?pp?\. ?[\d, ]+\)|\b(?:tasks?|milestones?|sections?|steps?|pages?|risks?|phases?)\s(?:\d+(?:\.\d+)*(?:\s?(?:to|and|-)\s?\d+(?:\.\d+)*)?|I{1,3}\b)|\baward\s?\+\s?\d+(?:\.\d+)?\s?(?:months?|days?|weeks?)?|\b(?:within|in) \d+ (?:calendar |business |working )?(?:days?|weeks?|months?)\b|\bmonths?\s\d+|\bSF\s?298\b/gi

/** A text without the numbers that only name something: "Task 2", "page 4", "month 3". */
export function withoutLabels(text: string): string {
  return text.replace(LABEL, ' ')
}

/** Which of the facts a sentence or a passage states, by its words alone. */
export function factsStated(printed: string): ReadonlySet<HowFact> {
  const text = withoutBlanks(printed)
  const said: [HowFact, boolean][] = [
    ['method', METHOD_NAME.test(text) || METHOD_GRAMMAR.test(text)],
    ['instrument_or_data', INSTRUMENT.test(text) || namesTool(text)],
    ['who', PERFORMER.test(text) || PERSON.test(text) || ROLE.test(text) || LED.test(text)],
    ['where', AT_SITE.test(text) || OWN_SITE.test(text) || AT_PLACE.test(text)],
    ['threshold', hasThreshold(text)],
    ['evidence', EVIDENCE.test(text)],
    ['date', DATE.test(text)],
  ]
  return new Set([...said.filter(([, is]) => is).map(([fact]) => fact), ...namedIn(text)])
}

/** The facts that stand behind their names. */
function namedIn(text: string): HowFact[] {
  return [...text.matchAll(NAMED)].flatMap(([, names = '']) =>
    names
      .toLowerCase()
      .split(/,\s|\sand\s/)
      .flatMap((name) => NAMED_FACTS[name] ?? []),
  )
}

/** A plan or a procedure that is judged is its own evidence: nobody is asked in which report it stands. */
const PAPER_ITSELF = /^(?:the|each|an?) (?:[\w-]+ ){0,6}(?:plan|roadmap|procedure|package)\b/i

/** The same of an acceptance criterion: who judges it counts as who, and an act that happened or did not as its measure. */
export function factsOfCriterion(criterion: string): ReadonlySet<HowFact> {
  const facts = new Set(factsStated(criterion))
  if (isMeasurable(withoutLabels(criterion))) facts.add('threshold')
  if (/\bthe required values?\b/i.test(criterion)) facts.add('threshold')
  if (PAPER_ITSELF.test(criterion)) facts.add('evidence')
  if (JUDGE.test(criterion)) facts.add('who')
  return facts
}

/** Whether a passage says with whom a meeting is held. */
export function saysWithWhom(text: string): boolean {
  return JUDGE.test(text) || PERSON.test(text) || ROLE.test(text)
}

/** What is still to be filled in is not stated: "[name the test range]". */
function withoutBlanks(text: string): string {
  return blanksIn(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text)
}

/** What ends like an instrument is one, but for units and shapes: "durometer", "chronograph". */
const NAMED_LIKE_ONE =
  /\b(?!\w*(?:para|dia|peri|kilo|centi|milli|nano)meters?\b|photographs?\b|paragraphs?\b|telegraphs?\b)[a-z]{2,}(?:meter|scope|graph)s?\b/i

function namesTool(text: string): boolean {
  if (NAMED_LIKE_ONE.test(text)) return true
  if (MODEL_NUMBER.test(withoutLabels(text))) return true
  return [...text.matchAll(NAMED_TOOL)].some(([, name]) => name !== undefined && !NO_TOOL.test(name) && !MONTHS.includes(name))
}

/** A number with a unit or a comparison, or a standard with a limit. */
function hasThreshold(text: string): boolean {
  return quantitiesIn(withoutLabels(text)).some(({ unit, comparator }) => unit !== '' || comparator !== '=')
}
