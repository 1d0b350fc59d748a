import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { isSenseless, type SenseWeights } from '../../src/language/sense.ts'
import { learnedSense } from './learning.ts'
import { type JudgedLine, judgedLines, ownLines, realSentences, toldSentences, unseenLines } from './lines.ts'

const WRITTEN = new URL('../../src/language/learned/sense.json', import.meta.url)

/** Learns anew which lines make no sense, and writes what was learned. */
export async function trainSense(): Promise<string> {
  const learned = learnedSense(judgedLines().flat(), [...sensibleTexts().flat(), ...ownLines()])
  writeFileSync(WRITTEN, `${JSON.stringify(learned, null, 0).replace(/(\d),"/g, '$1,\n"')}\n`)
  return senseReport(false)
}

/** How many lines without sense are found, and how many others are called so: in files left out of the learning, and in fields nobody saw. */
export async function senseReport(isSealed: boolean): Promise<string> {
  const files = judgedLines()
  const documents = sensibleTexts()
  const judged = files.map((own, at) => {
    const learned = learnedSense(files.filter((file) => file !== own).flat(), [
      ...documents.filter((_, nth) => nth % files.length !== at).flat(),
      ...ownLines(),
    ])
    const real = documents.filter((_, nth) => nth % files.length === at).flat()
    return {
      lines: own.map((line) => ({ ...line, ...foundBy(line.line, learned) })),
      real: real.map((line) => foundBy(line, learned)),
    }
  })
  const real = judged.flatMap((one) => one.real)
  const tables = [
    `## Lines without sense, files left out\n\n${kindsTable(judged.flatMap(({ lines }) => lines))}`,
    `Sentences of real solicitations and of companies that are called senseless: ${percent(real.filter(({ isSure }) => isSure).length, real.length)} surely, ${percent(real.filter(({ isLikely }) => isLikely).length, real.length)} likely, of ${real.length}.`,
  ]
  return [
    ...tables,
    ...(isSealed
      ? [`## Fields that nobody saw, as shipped\n\n${kindsTable(unseenLines().map((line) => ({ ...line, ...foundBy(line.line) })))}`]
      : []),
  ].join('\n\n')
}

/** Texts of others that make sense, each on one side of a split. */
function sensibleTexts(): string[][] {
  return [...realSentences(), ...toldSentences()]
}

type Found = { isSure: boolean; isLikely: boolean }
type FoundLine = JudgedLine & Found

function foundBy(line: string, learned?: SenseWeights): Found {
  return { isSure: isSenseless(line, 'sure', learned), isLikely: isSenseless(line, 'likely', learned) }
}

function kindsTable(lines: readonly FoundLine[]): string {
  const row = (name: string, of: readonly FoundLine[]) => [
    name,
    percent(of.filter(({ isSure }) => isSure).length, of.length),
    percent(of.filter(({ isLikely }) => isLikely).length, of.length),
    String(of.length),
  ]
  const senseless = lines.filter(({ sense }) => !sense)
  const kinds = [...new Set(senseless.map(({ kind }) => kind))].sort()
  return markdownTable(
    ['lines', 'surely senseless', 'likely', 'of'],
    [
      row('without sense', senseless),
      ...kinds.map((kind) =>
        row(
          `- ${kind}`,
          senseless.filter((line) => line.kind === kind),
        ),
      ),
      row(
        'that make sense',
        lines.filter(({ sense }) => sense),
      ),
    ],
  )
}
