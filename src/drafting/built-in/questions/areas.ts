import type { AnswerTopic } from '../answers/answer-topic.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { type Nature, natureOf } from './product-nature.ts'

/**
 * A technical area and the question that only it raises. `topic` finds the area in the title or the objective, `anchor` the demand that the question
 * is about, the most telling words first: without one it is not asked. `said` finds its answer in what the company has told already.
 */
export type Area = {
  name: string
  topic: RegExp
  of: readonly Nature[]
  anchor: readonly RegExp[]
  /** A demand with a number says most about it. */
  is_value?: boolean
  about: AnswerTopic
  ask: string
  why: string
  min_items?: number
  said?: RegExp
  /** Only for what goes by itself, not for a part of it. */
  is_moving?: boolean
}

const ALL: readonly Nature[] = ['computed', 'process', 'material', 'thing']
const MADE: readonly Nature[] = ['process', 'material', 'thing']

/** In order of how much the answer changes a plan; the first that fits a topic is asked. */
const AREAS: readonly Area[] = [
  {
    name: 'medical',
    topic: /\bplatelets?\b|\bblood\b|\bclinical|\bmedical|\bpatients?\b|\bcasualt|\bwounds?\b|\btherapeutic|\bvaccines?\b|\btissues?\b/i,
    of: ['process', 'material', 'thing'],
    anchor: [/platelet|blood|patients?\b|clinical|\bFDA\b|vaccine|animal|human (?:tissue|subject|cell)|volunteer/i],
    about: 'constraint',
    ask: 'Will any task on # use human blood, tissue, volunteers or animals, and what approval do you hold or need for each?',
    why: 'Review boards and the DoD review take months, so such tasks have to stand apart and start late enough.',
    said: /\bIRB\b|\bIACUC\b|de-?identified|no (?:human|animals?)\b/i,
  },
  {
    name: 'hypersonic',
    topic: /hypersonic/i,
    of: ALL,
    anchor: [/hypersonic|\bMach\b/i],
    about: 'place',
    ask: 'By which models, wind tunnel or facility will you reproduce the flight conditions for #, and is access agreed?',
    why: 'A claim about this regime counts only if the plan says how the regime is reproduced.',
    min_items: 2,
    said: /wind tunnel|arc[- ]jet|shock tube/i,
  },
  {
    name: 'learning',
    topic: /machine learning|\bAI\b|\bAI\/ML\b|artificial intelligence|neural|\bLLMs?\b|data-driven|training data/i,
    of: ALL,
    anchor: [/\btrain(?:ed|ing)?\b|data ?sets?|machine learning|artificial intelligence|\bAI\b|\bAI\/ML\b|\bLLMs?\b|algorithms?\b/i],
    about: 'data',
    ask: 'Which data sets will you train and test # on, how are they split, and which metric decides?',
    why: 'Evaluators look for the data, the split and the metric before they believe any accuracy.',
    min_items: 3,
    said: /\bdata ?sets?\b[^.]*\d|\d[\d,]{2,} (?:\w+ )?(?:images|items|pulses|records|samples|documents|frames)/i,
  },
  {
    name: 'orbit',
    topic: /\bspacecraft\b|\bsatellites?\b|\bin orbit|\borbits?\b|cislunar|space environment|ionospher|outer space/i,
    of: MADE,
    anchor: [/\borbit|satellite|spacecraft|radiation|in space\b|space environment|ionospher|launch/i],
    about: 'method',
    ask: 'Which orbit and mission case will you design # for, and how will you check its limits on the ground?',
    why: 'The mission case decides which models and ground tests the plan has to hold.',
    min_items: 2,
    said: /\b(?:LEO|GEO|MEO|\d+ km orbit)\b/,
  },
  {
    name: 'radio',
    topic: /\bantennas?\b|\bradars?\b|\bRF\b|Ka-band|radio frequency/i,
    of: ['thing'],
    anchor: [/\d ?[kGM]?Hz|frequency range/i, /\bantenna|\bRF\b|frequenc|\bgain\b|\bradar|[KXL]a?-band/i],
    is_value: true,
    about: 'place',
    ask: 'Over which frequencies, with which instruments and in which chamber will you measure #?',
    why: 'Radio measurements are accepted only with band, set-up and site.',
    min_items: 3,
    said: /anechoic|chamber|network analyzer|near-field/i,
  },
  {
    name: 'autonomy',
    topic: /unmanned|\bs?UA[VS]s?\b|\bdrones?\b|\bswarms?\b|\bfleet of|robot/i,
    of: ['thing'],
    anchor: [/autonom|\bvehicles?\b|\bUA[VS]s?\b|\bflights?\b|\bfleet\b|\bdrones?\b|robot/i],
    about: 'method',
    ask: 'By which steps will # go from simulation to live vehicles, and who can stop a trial?',
    why: 'A safe path from simulation to live trial shows that the schedule is realistic.',
    min_items: 3,
    is_moving: true,
  },
  {
    name: 'security',
    topic: /\bcyber|cross[- ]domain|anti-tamper|encryption/i,
    of: ALL,
    anchor: [/\bcyber|cross[- ]domain|tamper|\bsecurity\b|\bNSA\b|encrypt/i],
    about: 'constraint',
    ask: 'Which security guidance will you design # to, and who will assess it?',
    why: 'Accreditation takes longer than development; the plan has to start it early.',
    min_items: 2,
  },
  {
    name: 'treatment',
    topic: /mitigat|passivat|treatment|growth|anneal|deposition|etch|curing|doping/i,
    of: ['process'],
    anchor: [/\bprocess(?:es|ing)?\b|treatment|growth|anneal|deposit/i],
    about: 'method',
    ask: 'How many samples will you treat in #, which process settings do you vary, how many samples stay untreated for comparison, and what shows the change?',
    why: 'An effect of a process is believed against untreated samples, with enough of each.',
    min_items: 3,
    said: /\d+ (?:coupons|specimens|samples|wafers|discs)/i,
  },
  {
    name: 'manufacturing',
    topic: /manufactur|fabricat|print/i,
    of: ['process'],
    anchor: [/manufactur|fabricat|print|process/i],
    about: 'method',
    ask: 'How many units will you make in #, with which equipment and process settings, and which yield or scatter do you expect?',
    why: 'A way of making something is judged by how many came out right, and on which equipment.',
    min_items: 3,
  },
  {
    name: 'materials',
    topic: /./,
    of: ['material'],
    anchor: [/\bmaterials?\b|plastic|resin|coating|composite|alloy|ceramic|polymer|glass|treatment|\bfilms?\b|substrate/i],
    about: 'test',
    ask: 'Which candidate materials or treatments will you compare for #, how many coupons of each, by which test method, and against which untreated baseline?',
    why: 'Material choices are judged by coupons, a named test method and a baseline.',
    min_items: 3,
    said: /\d+ (?:coupons|specimens|discs)\b/i,
  },
  {
    name: 'software',
    topic: /./,
    of: ['computed'],
    anchor: [
      /\binterfac|\bplatforms?\b|operating system|\bformats?\b|\bprocessors?\b|\bAPIs?\b|\bintegrat\w+ (?:with|into)\b|run(?:s|ning)? on\b/i,
      /\bsoftware\b|\bcode\b|\bapplication\b|\blibrary\b|\balgorithms?\b|\bdata\b/i,
    ],
    about: 'method',
    ask: 'In which hardware and software environment will # run (computer, operating system, network), within which budgets of memory and time, and which interfaces and data formats are given?',
    why: 'Interfaces, budgets and reused parts decide how much of the work is new.',
    min_items: 2,
  },
  {
    name: 'hardware',
    topic: /./,
    of: ['thing'],
    anchor: [
      /\bsize,|\b(?:small(?:er)?|minimal|reduced|minimum|low) (?:in )?size\b|\bsize and weight|\bweigh|\bSWaP|light-?weight|\bmass\b(?! fraction)|form factor|\bfootprint|rugged|vibration|\bshock\b|humidity|operating temperature|MIL-STD-(?:810|461)|\bpower (?:consumption|draw|source|budget)|\bcompact\b|portable|man-pack/i,
    ],
    is_value: true,
    about: 'method',
    ask: 'What size, weight and power do you expect of #, which of them is hardest to meet, and which environment does it have to survive?',
    why: 'The solicitation limits what it may weigh, take up or draw; the plan has to say how close you are.',
    min_items: 2,
  },
]

/** The areas that a topic belongs to by its title and objective and by what it makes, the most telling first. */
export function areasOf(brief: PlanBrief): Area[] {
  const topic = brief.facts.analysis?.topic
  const about = [topic?.title, topic?.objective].join(' ')
  const nature = natureOf(brief)
  return AREAS.filter(
    (area) => area.of.includes(nature) && area.topic.test(about) && (!area.is_moving || /autonom/i.test(about) || goesByItself(brief)),
  )
}

/** What goes by itself: a vehicle, not the power unit of one. */
const MOVING = /\b(?:vehicles?|s?UA[VS]s?|drones?|swarms?|robots?|robotics|fleets?|quadcopters?|rovers?|crawlers?|boats?)$/i

function goesByItself({ subject, facts }: PlanBrief): boolean {
  const names = [subject.full, facts.analysis?.topic.title ?? ''].map((name) => name.replace(/ ?\([^)]*\)/g, ''))
  return names.some((name) =>
    MOVING.test(name.split(/ (?:for|with|of|in|on|to|that|via|using|from|by|capable|against|towards?) /)[0] ?? ''),
  )
}
