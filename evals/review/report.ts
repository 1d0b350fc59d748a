import { markdownTable, percent } from '../../bench/table.ts'
import { reviewPlan } from '../../src/domain/quality/review-plan.ts'
import { LEVELS, type MarkedPlan, markedPlans, planToReview } from './marked.ts'

/** One section of one plan: the level that the review gives it, and those of the two readers. */
type Judged = { plan: string; section: string; own: number; readers: readonly number[] }

/** How often the review gives a plan's sections the levels that readers give them: in plans to build along, and in some that were kept away. */
export async function reviewReport(isSealed: boolean): Promise<string> {
  const open = await judgedPlans(markedPlans('open'))
  const sealed = isSealed ? await judgedPlans(markedPlans('sealed')) : []
  const later = isSealed ? await judgedPlans(markedPlans('later')) : []
  return [
    `## Levels of twelve plans beside those that people gave them\n\n${table(open)}\n\n${apartLines(open)}`,
    ...(isSealed
      ? [`## Twelve plans that were kept away\n\n${table(sealed)}`, `## 32 plans that were written later\n\n${table(later)}`]
      : []),
  ].join('\n\n')
}

async function judgedPlans(plans: readonly MarkedPlan[]): Promise<Judged[]> {
  const all: Judged[] = []
  for (const { name, written, meant, marks } of plans) {
    const { sections } = reviewPlan(await planToReview(written))
    const levels = sections.map(({ level }) => LEVELS.indexOf(level)).sort()
    all.push({ plan: name, section: WHOLE, own: levels[Math.floor(levels.length / 2)] ?? 0, readers: [placeOf(meant)] })
    for (const { section, level } of sections) {
      const readers = marks.flatMap((one) => (one[section.toLowerCase()] ? [placeOf(one[section.toLowerCase()])] : []))
      if (readers.length > 0) all.push({ plan: name, section, own: LEVELS.indexOf(level), readers })
    }
  }
  return all
}

/** The level in the middle of a plan's sections beside the one that its writer meant it to have. */
const WHOLE = 'the whole, as its writer meant it'

function placeOf(level = ''): number {
  return (LEVELS as readonly string[]).indexOf(level)
}

function table(all: readonly Judged[]): string {
  const sections = [...new Set(all.map(({ section }) => section))]
  const rows = [
    ...sections.map((section) => ({ name: section, own: all.filter((one) => one.section === section) })),
    { name: 'all', own: all },
  ]
  return markdownTable(
    ['Section', 'as one of the readers', 'one level apart', 'further apart', 'readers alike', 'readers further apart'],
    rows.map(({ name, own }) => {
      const by = (isSo: (apart: number) => boolean) => percent(own.filter((one) => isSo(apartOf(one))).length, own.length)
      const between = own.map(({ readers: [one = 0, other = one] }) => Math.abs(one - other))
      const readers = (isSo: (apart: number) => boolean) => percent(between.filter(isSo).length, own.length)
      return [
        name,
        by((apart) => apart === 0),
        by((apart) => apart === 1),
        by((apart) => apart > 1),
        readers((one) => one === 0),
        readers((one) => one > 1),
      ]
    }),
  )
}

/** How far the review is from the nearer reader; between them it is at none. */
function apartOf({ own, readers }: Judged): number {
  const [low, high] = [Math.min(...readers), Math.max(...readers)]
  return Math.max(0, low - own, own - high)
}

function apartLines(all: readonly Judged[]): string {
  const name = (at: number) => LEVELS[at] ?? '?'
  return all
    .filter((one) => apartOf(one) > 0)
    .map(({ plan, section, own, readers }) => `${plan}, ${section}: ${name(own)}; readers ${readers.map(name).join(' and ')}`)
    .join('\n')
}
