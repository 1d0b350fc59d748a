import { markdownTable } from '../../bench/table.ts'
import { type Case, richCases, thinCases } from './cases.ts'
import { drafted } from './drafted.ts'
import { likeness } from './likeness.ts'
import { narrativesReport } from './narratives.ts'
import { type Score, scoreOf } from './score.ts'

const HEADS = [
  'Plan',
  'Words',
  'Requirements',
  'Covered',
  'In full',
  'Sentences',
  'Unsupported',
  'Invented numbers',
  'Repeated',
  'Vague /1,000 words',
  'Criteria',
  'Measurable',
  'Grammar /1,000 words',
  'Errors',
  'Warnings',
  'Advice',
  'Blanks',
]

/** Drafts a plan for every case and tells how well it holds; with what was unsupported, repeated or marked in its English. */
export async function draftingReport(): Promise<string> {
  const rich = await scoresOf(richCases())
  const thin = await scoresOf(thinCases())
  const known = new Set(richCases().flatMap(({ name, known: isKnown }) => (isKnown ? [name] : [])))
  return [
    table(
      'full answers that the drafter was built with',
      rich.filter(({ name }) => known.has(name)),
    ),
    table(
      'full answers that were written without looking at the drafter',
      rich.filter(({ name }) => !known.has(name)),
    ),
    table('the answers of a speaker without notes', thin),
    await narrativesReport(richCases()),
    aims(rich, thin),
    details([...rich, ...thin]),
  ].join('\n')
}

async function scoresOf(cases: readonly Case[]): Promise<Score[]> {
  const scores: Score[] = []
  for (const one of cases) scores.push(await scoreOf(await drafted(one)))
  return scores
}

function table(what: string, scores: readonly Score[]): string {
  return `\nDrafting from ${scores.length} solicitations and ${what}\n\n${markdownTable(HEADS, [...scores.map(cells), totals(scores)])}\n`
}

function cells(score: Score): string[] {
  return [score.name, ...figures([score])]
}

function totals(scores: readonly Score[]): string[] {
  return ['All', ...figures(scores)]
}

function figures(scores: readonly Score[]): string[] {
  const sum = (of: (score: Score) => number) => scores.reduce((so_far, score) => so_far + of(score), 0)
  const words = sum((score) => score.words)
  return [
    String(words),
    String(sum(({ requirements }) => requirements)),
    share(
      sum(({ covered }) => covered),
      sum(({ requirements }) => requirements),
    ),
    share(
      sum(({ fully }) => fully),
      sum(({ requirements }) => requirements),
    ),
    String(sum(({ sentences }) => sentences)),
    share(
      sum(({ unsupported }) => unsupported.length),
      sum(({ sentences }) => sentences),
    ),
    String(sum(inventedNumbers)),
    String(sum(({ repeated }) => repeated.length)),
    rate(
      sum(({ vague }) => vague),
      words,
    ),
    String(sum(({ criteria }) => criteria)),
    share(
      sum(({ measurable }) => measurable),
      sum(({ criteria }) => criteria),
    ),
    rate(
      sum(({ grammar }) => grammar.length),
      words,
    ),
    ...(['error', 'warning', 'advice'] as const).map((severity) => String(sum(({ findings }) => findings[severity]))),
    String(sum(({ blanks }) => blanks)),
  ]
}

function inventedNumbers({ unsupported }: Score): number {
  return unsupported.flatMap((sentence) => sentence.unsupported).filter(({ kind }) => kind === 'number' || kind === 'unit').length
}

function aims(rich: readonly Score[], thin: readonly Score[]): string {
  const all = [...rich, ...thin]
  const sum = (scores: readonly Score[], of: (score: Score) => number) => scores.reduce((so_far, score) => so_far + of(score), 0)
  const alike = likeness(rich.map(({ plan }) => plan))
  const words = sum(all, (score) => score.words)
  const lines: [string, string, string][] = [
    [
      'Requirement coverage with full answers',
      share(
        sum(rich, ({ covered }) => covered),
        sum(rich, ({ requirements }) => requirements),
      ),
      '>= 90 %',
    ],
    [
      'Unsupported sentences',
      share(
        sum(all, ({ unsupported }) => unsupported.length),
        sum(all, ({ sentences }) => sentences),
      ),
      '<= 2 %',
    ],
    ['Invented numbers', String(sum(all, inventedNumbers)), '0'],
    ['Sentences repeated across milestones', String(sum(all, ({ repeated }) => repeated.length)), '0'],
    [
      'Vague words per 1,000 words',
      rate(
        sum(all, ({ vague }) => vague),
        words,
      ),
      '-',
    ],
    [
      'Measurable criteria',
      share(
        sum(all, ({ measurable }) => measurable),
        sum(all, ({ criteria }) => criteria),
      ),
      '100 %',
    ],
    ["Sentences that differ between two solicitations' plans, mean", share(alike.mean, 1), '>= 70 %'],
    [`The same, of the two most alike (${alike.alike})`, share(alike.least, 1), '>= 70 %'],
    [
      'Grammar findings per 1,000 words',
      rate(
        sum(all, ({ grammar }) => grammar.length),
        words,
      ),
      '<= 3',
    ],
  ]
  return `\nAgainst the aims\n\n${markdownTable(['Measure', 'Result', 'Aim'], lines)}\n`
}

function details(scores: readonly Score[]): string {
  return scores
    .flatMap((score) => [
      ...score.unsupported.map(
        ({ text, unsupported }) =>
          `${score.name} unsupported: ${text.trim()} [${unsupported.map((one) => `${one.kind} ${one.text}`).join('; ')}]`,
      ),
      ...score.repeated.map((sentence) => `${score.name} repeated: ${sentence}`),
      ...score.grammar.map(({ kind, words, message }) => `${score.name} grammar (${kind}): ${words} (${message})`),
      ...uncovered(score),
    ])
    .join('\n')
}

function uncovered({ name, review }: Score): string[] {
  return review.coverage
    .filter(({ covered_by }) => covered_by.length === 0)
    .map(({ requirement_id }) => {
      const quote = review.issues.find(({ rule, message }) => rule === 'QC-01' && message.includes(`${requirement_id} `))?.quote
      return `${name} not covered: ${requirement_id} ${quote ?? ''}`
    })
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`
}

function rate(count: number, words: number): string {
  return words === 0 ? '-' : ((count / words) * 1000).toFixed(1)
}
