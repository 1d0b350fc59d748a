import type { Analysis } from '../../../domain/solicitation/analysis.ts'

/** A technical area and the question that only it raises. */
export type Area = { name: string; topic: RegExp; anchor: RegExp; ask: string; why: string; min_items?: number }

/** In order of how much the answer changes a plan; the first that fits a topic is asked. */
const AREAS: readonly Area[] = [
  {
    name: 'medical',
    topic: /\bplatelet|blood|clinical|medical|patient|casualty|wound|therapeutic|FDA\b/i,
    anchor: /platelet|blood|patient|clinical|preclinical|FDA|sample/i,
    ask: 'Will any task on # use human blood, tissue, volunteers or animals, and what approval do you hold or need for each?',
    why: 'Review boards and the DoD review take months, so such tasks have to stand apart and start late enough.',
  },
  {
    name: 'hypersonic',
    topic: /hypersonic/i,
    anchor: /hypersonic|navigation|flight|IMU/i,
    ask: 'How will you reproduce the flight conditions for #, with which facility, and is access agreed?',
    why: 'A claim about this regime counts only if the plan says how the regime is reproduced.',
    min_items: 2,
  },
  {
    name: 'learning',
    topic: /machine learning|\bAI\b|artificial intelligence|neural|\bLLMs?\b|data-driven|training data/i,
    anchor: /train|data|algorithm|model|sentiment|learning/i,
    ask: 'Which data sets will you train and test # on, how are they split, and which metric decides?',
    why: 'Evaluators look for the data, the split and the metric before they believe any accuracy.',
    min_items: 3,
  },
  {
    name: 'space',
    topic: /\bspace(?:craft)?\b|satellite|orbit|cislunar/i,
    anchor: /space|orbit|satellite|radiation/i,
    ask: 'Which orbit and mission case will you design # for, and how will you check its limits on the ground?',
    why: 'The mission case decides which models and ground tests the plan has to hold.',
    min_items: 2,
  },
  {
    name: 'radio',
    topic: /antenna|radar|\bRF\b|Ka-Band|electromagnetic|frequency/i,
    anchor: /antenna|RF|frequenc|gain|radar|band|electromagnetic/i,
    ask: 'Over which frequencies, with which instruments and in which chamber will you measure #?',
    why: 'Radio measurements are accepted only with band, set-up and site.',
    min_items: 3,
  },
  {
    name: 'autonomy',
    topic: /unmanned|UAV|UAS|drone|autonom/i,
    anchor: /autonom|vehicle|UAV|flight|fleet|drone/i,
    ask: 'By which steps will # go from simulation to live vehicles, and who can stop a trial?',
    why: 'A safe path from simulation to live trial shows that the schedule is realistic.',
    min_items: 3,
  },
  {
    name: 'security',
    topic: /cyber|cross domain|anti-tamper|encryption/i,
    anchor: /cyber|cross domain|tamper|secur|NSA|encrypt/i,
    ask: 'Which security guidance will you design # to, and who will assess it?',
    why: 'Accreditation takes longer than development; the plan has to start it early.',
    min_items: 2,
  },
  {
    name: 'materials',
    topic: /material|coating|composite|alloy|additive/i,
    anchor: /material|coating|structure/i,
    ask: 'Which candidate materials will you compare for #, how many coupons of each, and by which test method?',
    why: 'Material choices are judged by coupons and a named test method.',
    min_items: 3,
  },
  {
    name: 'software',
    topic: /software|tool|algorithm|processor|simulation|database/i,
    anchor: /software|tool|algorithm|code|interface|processor/i,
    ask: 'On which platform will # run, and which interfaces and data formats are given?',
    why: 'Interfaces and reused parts decide how much of the work is new.',
    min_items: 2,
  },
  {
    name: 'hardware',
    topic: /./,
    anchor: /size|weight|power|prototype|hardware|device/i,
    ask: 'What size, weight and power do you expect of #, and which environment does it have to survive?',
    why: 'Size, weight, power and environment decide what can be built.',
    min_items: 2,
  },
]

/** The areas that a topic belongs to, the most telling first. */
export function areasOf(analysis: Analysis | null): Area[] {
  const topic = analysis?.topic
  const title = [topic?.title, topic?.objective].join(' ')
  const all = [title, topic?.keywords.join(' ')].join(' ')
  const inTitle = AREAS.filter((area) => area.name !== 'hardware' && area.topic.test(title))
  return [...new Set([...inTitle, ...AREAS.filter((area) => area.topic.test(all))])]
}
