import { MONTH_NAME, MONTHS } from '../../language/calendar-date.ts'
import { partedAtSpaces } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { blanksIn } from '../blank.ts'
import { isMeasurable } from './criteria-rules.ts'

/** What a task or criterion can say beyond what is done (brief §3.2, §3.3). */
export type HowFact = 'method' | 'instrument_or_data' | 'who' | 'where' | 'threshold' | 'evidence' | 'date'

/** Steps of work that are a method by their name. */
const METHOD_NAME = cueList(`
  finite element | monte carlo | full wave | simulate | simulated | simulating | simulation | regression | cross validat* | least squares
  | design of experiments | trade study | trade space | failure mode | fmea | fault tree | literature review | literature survey
  | interview | questionnaire | benchmark* | baseline comparison | blind test | blind set | double blind | randomized | randomised
  | control group | spectroscop* | chromatograph* | microscop* | interferomet* | tomograph* | machining | sintering | casting | printing
  | deposition | lithograph* | annealing | gradient descent | kalman | fourier | wavelet | clustering | kernel | bayes* | heuristic
  | genetic | dynamic programming | code review | static analysis | penetration test* | fuzz* | red team* | prototyping | scale model
  | similarity | dimensional analysis | sensitivity analysis | analysis of variance | hypothesis test* | calibrat* | template
  | score* them against | score* each against | score* it against | step by step | repeat | repeated | run per | run each | run at
  | per angle`)

/** How something is done, by its grammar: "using …", "by measuring …", "through analysis", "first …, then …". */
const METHOD_GRAMMAR =
  /\b(?:by (?!the\b|month|award|an? )\w+(?:ing|ation|ysis)|through (?:the )?\w+(?:ing|ation|ysis|yses|ies)|first\b[^.]{0,200}\bthen)\b/i
const METHOD_LEAD = cueList(`
  using | by means of | based on | adapted from | derived from | in accordance with | compare with | compare against | compare to
  | compared with | compared against | compared to | follow the method | following the method | follow the procedure
  | following the procedure | follow the standard | following the standard | follow the test | follow the steps | following the steps
  | to one template | to one method | mil std | mil hdbk | astm | iso | ieee | rtca | nist`)

/** Things that measure, compute or hold data. */
const INSTRUMENT = cueList(`
  analyzer | analyser | oscilloscope | camera | spectromet* | microscope | interferometer | gauge | gage | thermocouple | load frame
  | load cell | accelerometer | magnetometer | multimeter | test bench | test bed | testbed | test rig | test stand | test fixture
  | test article | fixture | bench | rig | shaker | furnace | oven | printer | mill | lathe | gpu | server | workstation | cluster
  | single board | development board | development kit | fpga | data set | dataset | database | corpus | corpora | recording
  | recorded data | sample | coupon | specimen | patient | volunteer | participant | synthetic data | synthetic pulse | synthetic image
  | synthetic scene | simulator | solver | software package | toolkit | toolbox | library | hardware in the loop | breadboard
  | prototype unit | measurement system | measurement setup | measurement set up | probe | sensor | laser | transmitter | receiver
  | load bank | power supply | supply | phantom | cell line | assay | wind tunnel | vacuum chamber | vacuum pump | digital twin
  | circuit model`)

/** Words with a capital that are no tool, although they stand where one would. */
const NO_TOOL = new Set(
  partedAtSpaces(`The A An This That These Each All Its Our Award Milestone Milestones Task Tasks Phase Month Months TPOC COR Government Contractor Section
  Appendix Annex Table Figure PDF XLSX CSV ITAR EAR SF DoD DOD Navy Army Air Space Marine Force US USA U.S I II III ASTM ISO IEEE NIST
  Dr Mr Ms Mrs Prof`),
)
const isNoTool = (name: string): boolean => NO_TOOL.has(name) || /^(?:MIL-STD.*|[A-Z]{2})$/.test(name)

const MODEL_NUMBER = /\b(?!R\d|M\d|D\d|T\d|SF|DI-|DD|Task|Award|MIL-|N\d|AF\d|A\d)[A-Z][A-Za-z]*-?\d{2,}[A-Z]*\b/

/** A person, a role or an organization that does the work; "the Contractor" is everyone and no answer. */
const PERSON =
  /\b(?:Dr|Mr|Ms|Mrs|Prof)\.?\s[A-Z]|\b(?!The\b|This\b|Each\b|By\b|Milestone\b|Task\b|Phase\b|In\b|On\b|For\b|To\b|A\b|All\b)[A-Z][a-z]+\s(?:[A-Z]\.\s)?(?!Contractor\b|Government\b)[A-Z][a-z]+\s(?:is\b|leads?\b|runs?\b|shall\b|will\b|performs?\b|directs?\b|supervises?\b|manages?\b|writes?\b|builds?\b|tests?\b|\()/
const ROLE = cueList(`
  principal investigator | co investigator | pi | engineer | scientist | technician | chemist | physicist | biologist | statistician
  | analyst | programmer | machinist | subcontractor | consultant | university | research institution | institute | postdoc* | post doc*
  | graduate student | test lead | lead developer | software developer | senior developer | project manager | process manager
  | test manager | quality manager | system lead | systems lead | software lead | hardware lead | project lead | process lead
  | quality lead`)
const LED =
  /\b(?:led|performed|carried out|conducted|run|written|built|measured) by (?!the Contractor\b|the Government\b|the TPOC\b|Award\b|Month\b)\S|\bresponsible\b[^.]{0,40}[A-Z]/

/** Who does a task as plans name them: "The Contractor (Ana Ruiz, antenna engineer) shall". */
export const PERFORMER = /\bThe Contractor(?:, through [^()]+)? \(\p{Lu}/u

/** Those who judge whether a criterion is met. */
const JUDGE = cueList(`
  tpoc | technical point of contact | cor | contracting officer | government | customer | end user | sponsor | program manager
  | program office | evaluator | reviewer | witness | witnessed | independent | independently | range lead | range officer
  | range safety officer | signed by | countersigned | test lead | quality lead | quality manager`)

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

const EVIDENCE = cueList(`
  report | reported | log | logged | record | recorded | raw data | minutes | certificate | drawing | photograph | photo | video | matrix
  | matrices | file | trace | plot | table | spreadsheet | notebook | worksheet | list | memo | memorandum | slides | briefing | signed
  | signature | screenshot | description | document | documented | documentation | receipt | result annexed | result attached
  | data package | annex | annexed | csv | pdf | xlsx | source code | repository`)

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
    ['method', [METHOD_NAME, METHOD_LEAD, METHOD_GRAMMAR].some((one) => one.test(text))],
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
const PAPER_ITSELF = /^(?:(?:the|each|an?) (?:[\w-]+ ){0,6}(?:plan|roadmap|procedure|package)\b|(?:[\w-]+ ){0,4}plan:)/i

/** How the parts of a criterion begin that stand behind its figure and say something else than what shows it. */
const NO_EVIDENCE = /^(?:judged by|answers R\d|by Award|conditions:|runs:|value and margin)/

/** What shows a criterion, and who judges it, as its parts say: "Gain: at least 6 dB, 5 runs; scorecard; judged by Ana Ruiz; by Award + 2 Months." */
function factsOfParts(criterion: string): HowFact[] {
  const parts = criterion.split('; ').slice(1)
  const judged = parts.findIndex((part) => part.startsWith('judged by '))
  if (judged < 0) return []
  return parts.slice(0, judged).some((part) => !NO_EVIDENCE.test(part)) ? ['who', 'evidence'] : ['who']
}

/** The same of an acceptance criterion: who judges it counts as who, and an act that happened or did not as its measure. */
export function factsOfCriterion(criterion: string): ReadonlySet<HowFact> {
  const facts = new Set([...factsStated(criterion), ...factsOfParts(criterion)])
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
  return [...text.matchAll(NAMED_TOOL)].some(([, name]) => name !== undefined && !isNoTool(name) && !MONTHS.includes(name))
}

/** A number with a unit or a comparison, or a standard with a limit. */
function hasThreshold(text: string): boolean {
  return quantitiesIn(withoutLabels(text)).some(({ unit, comparator }) => unit !== '' || comparator !== '=')
}
