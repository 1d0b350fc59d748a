import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { markdownTable, percent } from '../../bench/table.ts'
import { projectEntries } from '../../src/domain/grounding/project-entries.ts'
import type { PlanSources } from '../../src/domain/grounding/sources.ts'
import { tracer } from '../../src/domain/grounding/trace.ts'
import { Phase, ProgramType } from '../../src/domain/program.ts'
import { sampleReading } from '../../src/drafting/built-in/testing/samples.ts'
import { limitsReport } from './limits.ts'

const WRITTEN = new URL('written/', import.meta.url)

/** A company's answers with lines of a plan that they bear out, and lines in which one thing is not so. */
const WrittenClaims = z.object({
  topic_file: z.string(),
  company_name: z.string(),
  phase: Phase,
  program_type: ProgramType,
  period_of_performance: z.number().int(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  true: z.array(z.object({ line: z.string() })),
  wrong: z.array(z.object({ line: z.string(), kind: z.string(), wrong_part: z.string() })),
})

/** A line, what is wrong in it, and what tracing says of it. */
type Traced = { line: string; kind: string; isDoubted: boolean; isMarked: boolean }

/** How often a line that no source bears out is doubted, and one that is borne out is not. */
export async function groundingReport(isSealed: boolean): Promise<string> {
  const open = await tracedIn('open')
  const sealed = isSealed ? await tracedIn('sealed') : []
  return [
    `## Lines of four companies, true and wrong\n\n${table(open)}\n\n${mistakes(open)}`,
    ...(isSealed ? [`## Two companies that were kept away\n\n${table(sealed)}`] : []),
    limitsReport(isSealed),
  ].join('\n\n')
}

async function tracedIn(half: 'open' | 'sealed'): Promise<Traced[]> {
  const folder = new URL(`${half}/`, WRITTEN)
  const all: Traced[] = []
  for (const file of readdirSync(folder).sort()) all.push(...(await tracedFile(new URL(file, folder))))
  return all
}

async function tracedFile(file: URL): Promise<Traced[]> {
  const written = WrittenClaims.parse(JSON.parse(readFileSync(file, 'utf8')))
  const trace = tracer(await sourcesOf(written))
  const told = (line: string, kind: string, wrong_part?: string): Traced => {
    const sentences = trace(line)
    const pieces = sentences.flatMap(({ unsupported }) => unsupported.map(({ text }) => text))
    const isDoubted = sentences.some(({ grounds }) => grounds === 'unsupported')
    return {
      line,
      kind,
      isDoubted,
      isMarked: wrong_part !== undefined && pieces.some((one) => wrong_part.includes(one) || one.includes(wrong_part)),
    }
  }
  return [
    ...written.true.map(({ line }) => told(line, 'true')),
    ...written.wrong.map(({ line, kind, wrong_part }) => told(line, kind, wrong_part)),
  ]
}

async function sourcesOf(written: z.infer<typeof WrittenClaims>): Promise<PlanSources> {
  const { topic_file, company_name, phase, program_type, period_of_performance } = written
  const { analysis, pages } = await sampleReading(`topics/${topic_file}`)
  const entered = {
    company_name,
    phase,
    program_type,
    customer_organization: undefined,
    research_institution: undefined,
    system_name: undefined,
  }
  return {
    documents: [
      { id: 'solicitation', file_name: topic_file, role: 'solicitation', pages: pages.map(({ page, text }) => ({ page, text })) },
    ],
    answers: written.answers.map((one, at) => ({ slot: `Q${at + 1}`, ...one })),
    entries: projectEntries({ ...entered, period_of_performance, requirements: analysis.requirements }),
    own_statements: [],
  }
}

function table(all: readonly Traced[]): string {
  const wrong = all.filter(({ kind }) => kind !== 'true')
  const kinds = [...new Set(wrong.map(({ kind }) => kind))].sort()
  const rows = [...kinds.map((kind) => [kind, wrong.filter((one) => one.kind === kind)] as const), ['all that are wrong', wrong] as const]
  const trueLines = all.filter(({ kind }) => kind === 'true')
  const doubted = (some: readonly Traced[]) => percent(some.filter((one) => one.isDoubted).length, some.length)
  return markdownTable(
    ['What is wrong', 'lines', 'doubted', 'the very words marked'],
    [
      ...rows.map(([kind, some]) => [
        kind,
        String(some.length),
        doubted(some),
        percent(some.filter((one) => one.isMarked).length, some.length),
      ]),
      ['nothing: true lines', String(trueLines.length), doubted(trueLines), '-'],
    ],
  )
}

function mistakes(all: readonly Traced[]): string {
  return all
    .filter(({ kind, isDoubted }) => isDoubted === (kind === 'true'))
    .map(({ kind, line }) => `${kind}: ${line}`)
    .join('\n')
}
