import { plainWords } from '../../language/characters.ts'

/** Reports that a component asks for in a section of their own; everything else is a deliverable like others. */
export type ReportKind = 'progress' | 'final' | 'other'

const LEADS = new Set(['the', 'draft', 'each', 'every'])
const OF_FINAL = new Set('final technical scientific summary'.split(' '))
const OF_PROGRESS = new Set('monthly bimonthly bi quarterly interim periodic technical status progress'.split(' '))

/** Which report a deliverable or a criterion speaks of, by the words that it begins with. */
export function reportKind(text: string): ReportKind {
  const words = plainWords(text)
  const from = words.findIndex((word) => !LEADS.has(word))
  const before = words.slice(
    from,
    words.findIndex((word) => word === 'report' || word === 'reports'),
  )
  const [first = '', ...others] = before
  if (words[0] === 'sf298' || (words[0] === 'sf' && words[1] === '298') || before.join(' ') === 'scientific and technical') return 'final'
  if (first === 'final') return others.every((word) => OF_FINAL.has(word)) ? 'final' : 'other'
  return first !== '' && first !== 'technical' && before.every((word) => OF_PROGRESS.has(word)) ? 'progress' : 'other'
}
