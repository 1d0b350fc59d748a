import { sentencesIn } from '../../src/language/sentence.ts'
import { type Chance, chanceOf } from './chance.ts'

/**
 * A text as a good model words it anew: other verbs, other places for month and place, sentences cut in two or led on, limits said in other words of
 * the same meaning. No fact is added or taken away. The seed decides which of these happen where.
 */
export function reworded(id: string, text: string, seed: string): string {
  const chance = chanceOf(`${seed} ${id} ${text}`)
  if (id === 'title') return titleAnew(text, chance)
  if (/^D\d+$/.test(id)) return itemAnew(text, chance)
  const lines = text.split('\n').map((line) => (line.trim() === '' ? line : lineAnew(line, chance)))
  return /^\d+\.\d+$/.test(id) ? ledOn(lines.join('\n'), chance) : lines.join('\n')
}

function titleAnew(text: string, chance: Chance): string {
  const [, first, second] = /^(.{8,40}) and (.{8,60})$/.exec(text) ?? []
  return first && second && chance.happens(0.5) ? `${first}, with ${lowered(second)}` : text
}

/** What stands before the words of a line: a bullet, the number of a task. */
const MARK = /^\s*(?:[-*] )?(?:Task \d+\.\d+: )?/

function lineAnew(line: string, chance: Chance): string {
  const mark = MARK.exec(line)?.[0] ?? ''
  const said = line.slice(mark.length)
  const sentences = sentencesIn(said).map(({ start, end }) => said.slice(start, end).trim())
  const anew = sentences.map((sentence) => sentenceAnew(sentence, chance)).join(' ')
  const isTold = mark.includes('Task') && chance.happens(0.4)
  return `${mark}${isTold ? anew.replace(/^The Contractor shall /, chance.pick(TURNS) ?? '') : anew}`
}

type Change = readonly [RegExp, string | ((...found: string[]) => string), number]

/** Ways to say a whole sentence otherwise, each with how often it is taken where it fits. */
const SHAPES: readonly Change[] = [
  [
    /^(The [^;,]{4,60}?) is accepted when it (.+?); delivered to the TPOC by (Award \+ \d+ Months?)\.$/,
    (_, thing, what, due) =>
      `The Government accepts ${lowered(thing ?? '')} when it ${what}. The Contractor shall deliver it to the TPOC by ${due}.`,
    0.7,
  ],
  [
    /^By (Award \+ \d+ Months?)(?: the| \S+)? ?design report shows the TPOC, with result and margin, (.+)\.$/,
    'The design report shows the TPOC, by $1 and with result and margin, $2.',
    0.6,
  ],
  [/^By (Award \+ \d+ Months?) (the Contractor shall [^.;]+)\.$/i, (_, due, said) => `${raised(said ?? '')} by ${due}.`, 0.6],
  [/^(The Contractor shall [^.;]{10,200}) by (Award \+ \d+ Months?)\.$/, (_, said, due) => `By ${due} ${lowered(said ?? '')}.`, 0.6],
  [/^(The Contractor shall [^";]{20,300}) (\(solicitation p\. \d+\))\.$/, '$1. The solicitation asks for this $2.', 0.3],
  [/^If ([^,]{4,80}), (the Contractor shall [^.;]+)\.$/, (_, when, said) => `${raised(said ?? '')} if ${when}.`, 0.7],
  [
    /^([A-Z][^.;,]{4,60}) (?:is|are) measured (at|in|on|with) ([^.;]+)\.$/,
    (_, thing, at, place) => `The Contractor shall measure ${lowered(thing ?? '')} ${at} ${place}.`,
    0.6,
  ],
  [/^The Contractor builds on (its [^,.]+), which ([^.;]+)\.$/, 'The Contractor starts from $1, which $2.', 0.6],
  [/^(.{30,}?); ((?:the TPOC|it|its|each|this|these) .+)$/i, (_, first, rest) => `${first}. ${raised(rest ?? '')}`, 0.7],
  [
    /^(The Contractor shall [^.;()]{12,120}?),? and (measure|describe|determine|design|build|train|test|simulate|compare|report|record|deliver|submit|prepare|document|select|integrate|evaluate|analyze|demonstrate|validate|identify|develop|show|mark|hold|finish|settle|agree|state) ([^.;]{8,}\.)$/,
    '$1. It shall then $2 $3',
    0.5,
  ],
]

/** Words with others of the same meaning. */
const WORDS: readonly Change[] = [
  [/\bwork out what\b/g, 'determine what', 0.6],
  [/\bcarry out\b/g, 'perform', 0.6],
  [/\bperform\b/g, 'carry out', 0.4],
  [/\bhold a start-of-work meeting\b/g, 'open the work with a start-of-work meeting', 0.5],
  [/\bagree the interval\b/g, 'settle the interval', 0.6],
  [/\bin a verification matrix\b/g, 'into a verification matrix', 0.4],
  [/\bIt names for each\b/g, 'For each of them the matrix names', 0.6],
  [/\bgive for each\b/g, 'state for each', 0.6],
  [/\bconfirm with the TPOC\b/g, 'settle together with the TPOC', 0.5],
  [/\bask the Government in writing for\b/g, 'request in writing from the Government', 0.6],
  [/\bconduct\b/g, 'carry out', 0.4],
  [/\bshall use\b/g, 'shall work with', 0.4],
  [/\bshall measure\b/g, 'shall take measurements of', 0.4],
  [/\bMaterial data come from\b/g, 'The material data are taken from', 0.6],
  [/\bneeds\b/g, 'requires', 0.4],
  [/\bit is late\b/g, 'it comes late', 0.6],
  [/\bA pass is\b/g, 'The test is passed with', 0.6],
  [/\bfallback is\b/gi, 'in that case the Contractor shall fall back on', 0.5],
  [/\bSuccess is\b/g, 'The work has succeeded with', 0.5],
  [/\bthe numbers of this plan\b/g, "this plan's numbers", 0.5],
  [/\bshall describe\b/g, 'shall set out', 0.5],
  [/\bshall determine\b/g, 'shall establish', 0.4],
  [/\bshall deliver (?!it\b)/g, 'shall hand over ', 0.4],
  [/\bshall provide\b/g, 'shall supply', 0.4],
  [/\bshall prepare\b/g, 'shall draw up', 0.6],
  [/\bshall submit\b/g, 'shall hand in', 0.4],
  [/\bshall evaluate\b/g, 'shall assess', 0.5],
  [/\bshall identify\b/g, 'shall find out', 0.4],
  [/\bshall document\b/g, 'shall write down', 0.5],
  [/\bshall demonstrate\b/g, 'shall show', 0.5],
  [/\bshall investigate\b/g, 'shall examine', 0.5],
  [/\bshall show in the design\b/g, 'shall lay down in the design', 0.5],
  [/\bshall cover in the design\b/g, 'shall include in the design', 0.5],
  [/\bshall meet (R\d+(?: and R\d+)?) in the design: /g, 'shall design for $1: ', 0.6],
  [/\bleads the work, which runs in\b/g, 'leads this work in', 0.5],
  [/\bThe work is done in\b/g, 'The Contractor does the work in', 0.4],
  [/\bcommits to\b/g, 'commits itself to', 0.5],
  [/\bproposes\b/g, 'puts forward', 0.3],
  [/\bThe objective is to\b/g, 'The aim is to', 0.6],
  [/\bAt (Award \+ \d+ Months?) the Government holds\b/g, 'By $1 the Government has received', 0.5],
  [/\bshows\b/g, 'demonstrates', 0.3],
]

/** Limits with others of the same meaning; what is a threshold stays one. */
const LIMITS: readonly Change[] = [
  [/(?<!no )\bless than (?=\$?\d)/g, 'below ', 0.5],
  [/(?<!no )\bmore than (?=\$?\d)/g, 'above ', 0.5],
  [/\bat least (?=\$?\d)/g, 'no less than ', 0.5],
  [/\b(?:at most|up to) (?=\$?\d)/g, 'no more than ', 0.4],
  [/(?<![\d.,+/-])(\d[\d.,]* ?[A-Za-z%°µ]{1,12}) or less\b/g, 'at most $1', 0.5],
  [/(?<![\d.,+/-])(\d[\d.,]* ?[A-Za-z%°µ]{1,12}) or more\b/g, 'at least $1', 0.5],
  [/\bfrom (\d[\d.,]* ?[A-Za-z%°µ]{0,8}) to (\d[\d.,]* ?[A-Za-z%°µ]{1,8})\b/g, 'between $1 and $2', 0.5],
]

const QUOTED = /"[^"]{12,}"(?=[\s.,;:)]|$)/g

/** Quotations stay as they are: their words are put aside while the sentence is worded. */
function sentenceAnew(sentence: string, chance: Chance): string {
  const quotes: string[] = []
  const open = sentence.replace(QUOTED, (quote) => `"QUOTE${quotes.push(quote) - 1}"`)
  const shaped = SHAPES.reduce((said, change) => changed(said, change, chance), open)
  const worded = [...WORDS, ...LIMITS].reduce((said, change) => changed(said, change, chance), shaped)
  return worded.replace(/"QUOTE(\d+)"/g, (_, at: string) => quotes[Number(at)] ?? '')
}

function changed(text: string, [words, other, often]: Change, chance: Chance): string {
  words.lastIndex = 0
  if (!words.test(text) || !chance.happens(often)) return text
  words.lastIndex = 0
  return typeof other === 'string' ? text.replace(words, other) : text.replace(words, other)
}

function itemAnew(text: string, chance: Chance): string {
  const changes: readonly Change[] = [
    [/^(Test report|Design report|Models?|Test procedure) (on|of|for) ([^(:]{4,80}) \((PDF|CSV|XLSX|[^()]{3,40})\)/, '$1 ($4) $2 $3', 0.5],
    [/: (work done|tasks|set-up), /, ' with $1, ', 0.5],
    [/\bwith raw data and test log \(CSV\)/, 'including the raw data and the test log (CSV)', 0.6],
    [/, to the TPOC$/, ', handed to the TPOC', 0.4],
  ]
  return changes.reduce((said, change) => changed(said, change, chance), text)
}

/** How a section of a narrative goes over from one task to the next. */
const TURNS = ['In this task the Contractor shall ', 'Next, the Contractor shall ', 'After that the Contractor shall ']

/** Sentences with which models lead from one task to the next. */
const LEADS = [
  'The Contractor shall record the method and the result.',
  'The next task starts from this result.',
  'This task comes first because the others build on its result.',
  'The Contractor shall write down the assumptions behind the result.',
]

function ledOn(text: string, chance: Chance): string {
  return chance.happens(0.06) && /[.]$/.test(text) ? `${text} ${chance.pick(LEADS)}` : text
}

function lowered(text: string): string {
  const isName = /^[A-Z][a-z]+ [A-Z]/.test(text) && !/^(?:The|An?|Its?|This|These|Each) /.test(text)
  return /^[A-Z][a-z]|^A /.test(text) && !isName ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}

function raised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
