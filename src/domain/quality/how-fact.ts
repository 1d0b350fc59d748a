import { datesIn } from '../../language/calendar-date.ts'
import { partedAtSpaces, startsWithCapital, withoutStretches } from '../../language/characters.ts'
import { cueList, cuesInOrder } from '../../language/cue-list.ts'
import { MONTHS } from '../../language/month-name.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { blanksIn } from '../blank.ts'
import { actorsIn, hasTitledName, personsIn } from '../grounding/person-name.ts'
import { planNumbersIn, withoutPlanNumbers } from '../grounding/plan-number.ts'

/** What a task or criterion can say beyond what is done (brief §3.2, §3.3). */
export type HowFact = 'method' | 'instrument_or_data' | 'who' | 'where' | 'threshold' | 'evidence' | 'date'

/** Steps of work that are a method by their name, and words before what is one. */
const METHOD = cueList(`
  finite element | monte carlo | full wave | simulate/simulated/simulating/simulation | regression | cross validat* | least squares | design of
  experiments | trade study/space | failure mode | fmea | fault tree | literature review/survey | interview | questionnaire | benchmark* | baseline
  comparison | blind test/set | double blind | randomized/randomised | control group | spectroscop* | chromatograph* | microscop* | interferomet* |
  tomograph* | machining | sintering | casting | printing | deposition | lithograph* | annealing | gradient descent | kalman | fourier | wavelet |
  clustering | kernel | bayes* | heuristic | genetic | dynamic programming | code review | static analysis | penetration test* | fuzz* | red team* |
  prototyping | scale model | similarity | dimensional/sensitivity analysis | analysis of variance | hypothesis test* | calibrat* | template |
  score* them/each/it against | step by step | repeat/repeated | run per/each/at | per angle | using | by means of | based on | adapted/derived from
  | in accordance with | compare* with/against/to | follow* the method/standard/test/steps | to one method | mil std/hdbk | astm | iso | ieee | rtca
  | nist | procedure | protocol | test plan | shall use | set up | setup`)
/** How something is done, by its grammar: "by measuring …", "through analysis". */
const METHOD_GRAMMAR = /\b(?:by|through)\s(?:the\s)?(?!meeting)\w+(?:ing|ation|ection|ison|ysis|yses)\b/i
const FIRST = cueList('first')
const THEN = cueList('then')

/** Things that measure, compute or hold data. */
const INSTRUMENT = cueList(`
  analyzer/analyser | oscilloscope | camera | spectromet* | microscope | interferometer | gauge/gage | thermocouple | load frame/cell/bank |
  accelerometer | magnetometer | multimeter | test bench/bed/rig/stand/fixture/article | testbed | fixture | bench | rig | shaker | furnace | oven |
  printer | mill | lathe | gpu | server | workstation | cluster | single board | development board/kit | fpga | data set | dataset | database |
  corpus | corpora | recording | recorded data | sample | coupon | specimen | patient | volunteer | participant | synthetic data/pulse/image/scene |
  simulator | solver | software package | toolkit | toolbox | library | hardware in the loop | breadboard | prototype unit | measurement
  system/setup | measurement set up | probe | sensor | laser | transmitter | receiver | /power supply | phantom | cell line | assay | wind tunnel |
  vacuum chamber/pump | digital twin | circuit model`)

/** Words with a capital that are no tool, although they stand where one would. */
const NO_TOOL = new Set([
  ...MONTHS,
  ...partedAtSpaces(`The A An This That These Each All Its Our Award Milestone Milestones Task Tasks Phase Month Months TPOC COR Government Contractor Section
  Appendix Annex Table Figure PDF XLSX CSV ITAR EAR SF DoD DOD Navy Army Air Space Marine Force US USA U.S I II III ASTM ISO IEEE NIST
  Dr Mr Ms Mrs Prof`),
])
const isNoTool = (name: string): boolean => NO_TOOL.has(name) || name.startsWith('MIL-STD') || name.length === 2

/** "Olympus BX53", "E5061B"; numbers of requirements, topics, forms and standards are no models. */
const MODEL_NUMBER = /\b(?!(?:[RMDTNA]|AF|SF|DD|DI-|MIL-)-?\d)[A-Z][A-Za-z]*-?\d{2,}[A-Z]*\b/
/** "with Ansys HFSS", "in MATLAB", "on a Jetson Orin board", "a Keysight E5061B". */
const NAMED_TOOL = /\b(?:using|with|in|on|via|run|use[sd]?|by)\s(?:(?:the|an?|our|its|licensed|commercial)\s){0,2}([A-Z][\w.+-]{2,})/g
/** What ends like an instrument is one ("durometer"), but for units and shapes. */
const LIKE_INSTRUMENT = /\b[a-z]{3,}(?:meter|scope|graph)s?\b/gi
const NO_INSTRUMENT = cueList('para* | dia* | peri* | kilo* | centi* | milli* | nano* | photo* | tele*')

/** A role or an organization that does the work; "the Contractor" is everyone and no answer. */
const ROLE = cueList(`
  principal investigator | co investigator | pi | engineer | scientist | technician | chemist | physicist | biologist | statistician | analyst |
  programmer | machinist | subcontractor | consultant | university | research institution | institute | postdoc* | post doc* | graduate student |
  researcher | developer | manager | test/system/systems/software/hardware/project/process/quality/task/technical/team lead`)

/** Who does a task as plans name them: "The Contractor (Ana Ruiz, antenna engineer) shall". */
export const PERFORMER = /\bThe Contractor(?:, through [^()]+)? \(\p{Lu}/u

/** Where work is done. A range alone may be one of frequencies, a site one of many: they are told by what stands beside them. */
const SITE = cueList(`
  lab | laborator* | test/own/our/customer/government site | test/antenna/flight/firing/missile/ocean/outdoor/indoor/instrumented/our range | at/on
  the range | chamber | facility | wind tunnel | our/own office | office in/at | plant | machine shop | workshop | shop floor | clean room |
  cleanroom | shielded/server/control/test/dark room | hangar | campus | air force base | naval/army base | afb | fort | hospital | clinic | depot |
  arsenal | water tank | test pool/tank/center/cell/stand/track/area/field | flight area | proving ground | airfield | shipyard | data center/centre
  | foundry | pier | premises | headquarters | remotely | by video | virtual/virtually | on orbit | in flight | at sea`)
/** "at Huntsville, AL", "in Boulder, Colorado", "the Southwest Range". */
const AT_TOWN = /\b(?:at|in|near)\s(?:\p{Lu}[\p{L}.'’-]+\s){0,3}\p{Lu}[\p{L}'’-]+,\s\p{Lu}\p{L}+\b/u
const NAMED_SITE = /\b\p{Lu}\p{Ll}+\s(?:Range|Site|Center|Base|University|[Oo]ffice)\b/u

const TIME = cueList(`
  first/second/third/last/sixth month | first week/day | # month/week/day after | week/month after | wk # | within # /calendar/business/working day/week/month | within _
  day/week/month | within/in the first | in # day/week/month | week/day # | monthly | quarterly | weekly | bimonthly | bi monthly`)

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
const NAMED = /(?:^|[.;:]\s+|[\n(])(?:The )?([\p{L}, ]{3,40}):\s+(?=[^\s.,;:])/gu

/** How a part of a split step points to where it is told how the work is done. */
export const POINTER = cueList('as in task #')

/** Which of the facts a sentence or a passage states, by its words alone. */
export function factsStated(printed: string): ReadonlySet<HowFact> {
  const text = withoutBlanks(printed)
  const said: [HowFact, boolean][] = [
    ['method', [METHOD, METHOD_GRAMMAR].some((one) => one.test(text)) || cuesInOrder(FIRST, THEN, text) !== null],
    ['instrument_or_data', INSTRUMENT.test(text) || namesTool(text)],
    ['who', PERFORMER.test(text) || namesPerson(text)],
    ['where', [SITE, AT_TOWN, NAMED_SITE].some((one) => one.test(text))],
    ['threshold', hasThreshold(text)],
    ['evidence', EVIDENCE.test(text)],
    ['date', namesTime(text)],
  ]
  return new Set([...said.filter(([, is]) => is).map(([fact]) => fact), ...namedIn(text)])
}

/** The facts that stand behind their names. */
function namedIn(text: string): HowFact[] {
  return [...text.matchAll(NAMED)].flatMap(({ 0: whole, 1: names = '', index }): HowFact[] => {
    const facts = names
      .toLowerCase()
      .split(/,\s|\sand\s/)
      .map((name) => NAMED_FACTS[name])
      .filter((fact) => fact !== undefined)
    // a task that is done as another one is done with the same tools
    const isAsElsewhere = facts.includes('method') && POINTER.find(text.slice(index + whole.length))?.index === 0
    return isAsElsewhere ? [...facts, 'instrument_or_data'] : facts
  })
}

/** Somebody by name and what they do, or by role. */
function namesPerson(text: string): boolean {
  const isAgent = ({ start }: { start: number }) => /\b(?:by|and|\()\s?$/.test(text.slice(Math.max(0, start - 5), start))
  return ROLE.test(text) || hasTitledName(text) || actorsIn(text).length > 0 || personsIn(text).some(isAgent)
}

function namesTime(text: string): boolean {
  return TIME.test(text) || planNumbersIn(text).some(({ names }) => names === 'month' || names === 'due') || datesIn(text).length > 0
}

/** What is still to be filled in is not stated: "[name the test range]". */
function withoutBlanks(text: string): string {
  return withoutStretches(text, blanksIn(text))
}

function namesTool(text: string): boolean {
  if ([...text.matchAll(LIKE_INSTRUMENT)].some(([word]) => !NO_INSTRUMENT.test(word))) return true
  if (MODEL_NUMBER.test(withoutPlanNumbers(text))) return true
  return [...text.matchAll(NAMED_TOOL)].some(
    ({ 0: words, 1: name = '', index }) => !isNoTool(name) && !isPlace(text.slice(index + words.length, index + words.length + 40)),
  )
}

/** "in the Dayton laboratory" is a place. */
function isPlace(behind: string): boolean {
  return startsWithCapital(behind.trimStart()) ? false : SITE.test(partedAtSpaces(behind.trimStart()).slice(0, 3).join(' '))
}

/** A number with a unit or a comparison. */
function hasThreshold(text: string): boolean {
  return quantitiesIn(withoutPlanNumbers(text)).some(({ unit, comparator }) => unit !== '' || comparator !== '=')
}
