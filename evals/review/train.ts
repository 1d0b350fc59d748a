import { writeFileSync } from 'node:fs'
import { percent } from '../../bench/table.ts'
import { preparedReview } from '../../src/domain/quality/prepared-review.ts'
import { SECTIONS } from '../../src/domain/quality/section-levels.ts'
import { type LearnedLevels, MEASURES_OF_SUBSTANCE, placeOf, type Substance, substanceOf } from '../../src/domain/quality/substance.ts'
import { LEVELS, markedPlans, planToReview } from './marked.ts'

const LEARNED = new URL('../../src/domain/quality/levels.json', import.meta.url)

/** Weights are drawn to nothing by so much: a dozen plans tell little. */
const RIDGE = 3
/** What a section is given beside the substance counts less than the substance. */
const OF_SECTION = 0.5

/** A section of a plan, the topic of the plan, its substance, and the level that readers gave it in the middle. */
type Marked = { topic: string; section: string; substance: Substance; level: number; readers: readonly number[] }

/** Learns the levels from all marked plans, tells how well those of topics that were left out are told, and writes the weights. */
export async function trainLevels(): Promise<string> {
  const all = await markedSections()
  const left = [...new Set(all.map(({ topic }) => topic))].flatMap((topic) => {
    const learned = learn(all.filter((one) => one.topic !== topic))
    return all.filter((one) => one.topic === topic).map((one) => apart(one, learned))
  })
  writeFileSync(LEARNED, `${JSON.stringify(learn(all), null, 2)}\n`)
  const share = (isSo: (levels: number) => boolean) => percent(left.filter(isSo).length, left.length)
  return `Topics left out of training: ${share((by) => by === 0)} of ${left.length} sections as one of the readers, ${share((by) => by > 1)} further than one level apart.`
}

async function markedSections(): Promise<Marked[]> {
  const all: Marked[] = []
  for (const { written, marks } of [...markedPlans('open'), ...markedPlans('sealed'), ...markedPlans('later')]) {
    const plan = await planToReview(written)
    const substance = substanceOf(plan, preparedReview(plan).context)
    for (const { section } of SECTIONS) {
      const readers = marks.map((one) => (LEVELS as readonly string[]).indexOf(one[section.toLowerCase()] ?? ''))
      const level = readers.reduce((sum, one) => sum + one, 0) / readers.length
      all.push({ topic: written.topic_file, section, substance, level, readers })
    }
  }
  return all
}

function apart({ section, substance, readers }: Marked, learned: LearnedLevels): number {
  const place = Math.min(3, Math.max(0, Math.round(placeOf(section, substance, learned))))
  return Math.max(0, Math.min(...readers) - place, place - Math.max(...readers))
}

/** Ridge regression of the levels on the substance, each measure in its own spread, and on the section. */
function learn(all: readonly Marked[]): LearnedLevels {
  const sections = [...new Set(all.map(({ section }) => section))]
  const spreads = MEASURES_OF_SUBSTANCE.map((name) => spreadOf(all.map(({ substance }) => substance[name])))
  const rows = all.map(({ section, substance }) => [
    ...MEASURES_OF_SUBSTANCE.map((name, at) => (substance[name] - (spreads[at]?.mean ?? 0)) / (spreads[at]?.deviation ?? 1)),
    ...sections.map((one) => (one === section ? OF_SECTION : 0)),
    1,
  ])
  const levels = all.map(({ level }) => level)
  const drawn = solved(rows, levels)
  // what is drawn to nothing tells fewer of the highest and the lowest than there are
  const told = rows.map((row) => row.reduce((sum, value, at) => sum + value * (drawn[at] ?? 0), 0))
  const [spread, wanted] = [spreadOf(told), spreadOf(levels)]
  const stretch = wanted.deviation / spread.deviation
  const found = drawn.map((one, at) => (at < drawn.length - 1 ? one * stretch : spread.mean + (one - spread.mean) * stretch))
  const weights = MEASURES_OF_SUBSTANCE.map((_, at) => (found[at] ?? 0) / (spreads[at]?.deviation ?? 1))
  const constant = (found.at(-1) ?? 0) - weights.reduce((sum, weight, at) => sum + weight * (spreads[at]?.mean ?? 0), 0)
  return {
    constant: rounded(constant),
    weights: Object.fromEntries(MEASURES_OF_SUBSTANCE.map((name, at) => [name, rounded(weights[at] ?? 0)])) as Substance,
    sections: Object.fromEntries(sections.map((one, at) => [one, rounded(OF_SECTION * (found[MEASURES_OF_SUBSTANCE.length + at] ?? 0))])),
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length)
  return { mean, deviation: deviation || 1 }
}

/** The weights with the least squares, drawn to nothing but for the last: the normal equations, by Gauss and Jordan. */
function solved(rows: readonly number[][], wanted: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const matrix = Array.from({ length: size }, (_, one) => [
    ...Array.from(
      { length: size },
      (_, other) => sumOf(rows, (row) => (row[one] ?? 0) * (row[other] ?? 0)) + (one === other && one < size - 1 ? RIDGE : 0),
    ),
    sumOf(rows, (row, at) => (row[one] ?? 0) * (wanted[at] ?? 0)),
  ])
  matrix.forEach((pivot, at) => {
    const by = pivot[at] ?? 1
    pivot.forEach((value, column) => {
      pivot[column] = value / by
    })
    for (const other of matrix) {
      const times = other[at] ?? 0
      for (let column = 0; other !== pivot && column <= size; column += 1)
        other[column] = (other[column] ?? 0) - times * (pivot[column] ?? 0)
    }
  })
  return matrix.map((row) => row[size] ?? 0)
}

function sumOf(rows: readonly number[][], value: (row: number[], at: number) => number): number {
  return rows.reduce((sum, row, at) => sum + value(row, at), 0)
}
