import { markdownTable } from '../../bench/table.ts'
import { DEFECT_KINDS, type Defect, type DefectKind } from './defects/defect.ts'
import { plantedIn } from './planting.ts'
import { type Trial, tried } from './trial.ts'

/** What was planted where, and what came of it. */
export type Caught = { text: string; holds: boolean }

/** Numbers and quotations have to be caught always, of all together this share. */
const CERTAIN: readonly DefectKind[] = ['invented number', 'false quote']
const OF_ALL = 0.95

const HEADS = ['Defect', 'Planted', 'Objected to at once', 'Share', 'Repaired', 'Kept and marked', 'Kept unmarked', 'Aim']

/** Plants so many defects of each kind and tells how many are caught; with every one that is not. */
export async function caughtReport(
  what: string,
  names: readonly string[],
  defects: readonly Defect[],
  ofEachKind: number,
): Promise<Caught> {
  const trials: Trial[] = []
  for (const planted of await plantedIn(names, defects, ofEachKind)) trials.push(await tried(planted))
  const ofKind = (kind: DefectKind) => trials.filter(({ defect }) => defect.kind === kind)
  const ways = DEFECT_KINDS.flatMap((kind) => {
    const own = ofKind(kind)
    const names = [...new Set(own.map(({ defect }) => defect.name))]
    const aim = CERTAIN.includes(kind) ? '100 %, 0 unmarked' : '0 unmarked'
    return [
      cells(kind, own, aim),
      ...names.map((name) =>
        cells(
          `  ${name}`,
          own.filter(({ defect }) => defect.name === name),
          '',
        ),
      ),
    ]
  })
  const table = markdownTable(HEADS, [...ways, cells('all', trials, `>= ${OF_ALL * 100} %, 0 unmarked`)])
  const holds =
    trials.filter(isCaught).length >= OF_ALL * trials.length &&
    CERTAIN.every((kind) => ofKind(kind).every(isCaught)) &&
    trials.every((one) => !isUnmarked(one))
  const topics = new Set(trials.map(({ site }) => site.topic.name)).size
  const prompts = [...new Set(trials.map(({ site }) => site.prompt))].join(', ')
  return {
    text: `\n${what}: ${trials.length} on ${topics} topics, in ${prompts}\n\n${table}\n\n${trials.flatMap(missed).join('\n')}\n`,
    holds,
  }
}

/** Objected to when the answer came, and not handed over unmarked. */
function isCaught(trial: Trial): boolean {
  return trial.objected && !isUnmarked(trial)
}

function isUnmarked({ kept, marked }: Trial): boolean {
  return kept && !marked
}

function cells(name: string, trials: readonly Trial[], aim: string): string[] {
  const count = (is: (trial: Trial) => boolean) => trials.filter(is).length
  const objected = count((one) => one.objected)
  const share = trials.length === 0 ? '-' : `${((100 * objected) / trials.length).toFixed(1)} %`
  const counts = [count((one) => !one.kept), count((one) => one.kept && one.marked), count(isUnmarked)]
  return [name, String(trials.length), String(objected), share, ...counts.map(String), aim]
}

function missed(trial: Trial): string[] {
  if (isCaught(trial)) return []
  const { site, id, defect, plant, objected } = trial
  const how = [objected ? '' : 'not objected to', isUnmarked(trial) ? 'handed over unmarked' : ''].filter(Boolean).join(', ')
  return [`${how}: ${defect.kind} (${defect.name}), ${site.topic.name} ${site.prompt} ${site.number} [${id}]: ${plant.words}`]
}
