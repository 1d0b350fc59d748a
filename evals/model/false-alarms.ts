import { markdownTable } from '../../bench/table.ts'
import type { Site } from './answer.ts'
import type { PromptName } from './asked.ts'
import { sitesOf } from './planting.ts'

/** What code says of good answers, counted over one prompt. */
type Alarms = { answers: number; parts: number; objectedAnswers: number; objectedParts: number; kept: number; told: string[] }

const PROMPTS: readonly PromptName[] = ['milestone', 'criteria', 'narrative', 'scope']

/** This share of reworded parts at most may be objected to without need. */
const MOST = 0.05

/** How many good answers are objected to, and how many of the model's parts are kept. */
export async function falseAlarmsReport(names: readonly string[]): Promise<{ text: string; holds: boolean }> {
  const all: Site[] = []
  for (const name of names) all.push(...(await sitesOf(name)))
  const counted = PROMPTS.map((prompt) => alarmsOf(all.filter((site) => site.prompt === prompt)))
  const whole = alarmsOf(all)
  const rows = [...PROMPTS.map((prompt, at) => cells(prompt, counted[at] ?? whole)), cells('all', whole)]
  const heads = ['Prompt', 'Good answers', 'Objected to', 'Reworded parts', 'Objected to', 'Share', 'Aim', 'Kept in the end']
  const holds = whole.objectedParts <= MOST * whole.parts
  const text = `\nFalse alarms: good answers on ${names.length} topics, no defect in them\n\n${markdownTable(heads, rows)}\n\n${whole.told.join('\n')}\n`
  return { text, holds }
}

function cells(name: string, { answers, objectedAnswers, parts, objectedParts, kept }: Alarms): string[] {
  const aim = name === 'all' ? `<= ${MOST * 100} %` : ''
  return [
    name,
    String(answers),
    String(objectedAnswers),
    String(parts),
    String(objectedParts),
    share(objectedParts, parts),
    aim,
    share(kept, parts),
  ]
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

function alarmsOf(sites: readonly Site[]): Alarms {
  const alarms: Alarms = { answers: sites.length, parts: 0, objectedAnswers: 0, objectedParts: 0, kept: 0, told: [] }
  for (const site of sites) {
    const { objections, handed } = site.outcome
    const anew = site.outline.filter(({ id, text }) => site.good.get(id) !== text)
    const named = new Set(objections.flatMap((one) => /^- Part \[([^\]]+)\]/.exec(one)?.[1] ?? []))
    const general = objections.filter((one) => !one.startsWith('- Part ['))
    alarms.parts += anew.length
    alarms.objectedAnswers += objections.length > 0 ? 1 : 0
    alarms.objectedParts += anew.filter(({ id }) => named.has(id)).length + general.length
    alarms.kept += anew.filter(({ id }) => bare(handed.text).includes(bare(site.good.get(id) ?? ''))).length
    alarms.told.push(...objections.map((one) => `${site.topic.name} ${site.prompt} ${site.number} ${one}`))
  }
  return alarms
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
