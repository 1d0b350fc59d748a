import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../../bench/table.ts'
import { likelySteps, SPOKEN, SURE } from '../../../src/domain/work-breakdown/matched-requirements.ts'
import { matchingFeatures } from '../../../src/domain/work-breakdown/matching-features.ts'
import type { Learned } from '../../../src/language/learned/logistic.ts'
import { learnedFrom } from '../../learned/training.ts'
import { type MarkedMatch, markedMatches } from './marks.ts'
import { type ToldPlan, toldPlans } from './told-plans.ts'

const WRITTEN = new URL('../../../src/domain/work-breakdown/matching.json', import.meta.url)
/** Small steps: there are few companies, and what holds for one topic need not for the next. */
const WAY = { least: 10, rounds: 6, step: 0.03, decimals: 2, faint: 0.02 }
const FOLDS = 5
/** How many of the likeliest steps the table shows first where it does not know. */
const OFFERED = 3

/** Learns which step answers a requirement, writes what was learned, and tells how well it does on companies that were left out. */
export async function trainMatching(): Promise<string> {
  const matches = [...(await markedMatches()), ...toldPlans().map(matchOf)]
  writeFileSync(WRITTEN, `${JSON.stringify(learnedOf(matches)).replaceAll('],"', '],\n"')}\n`)
  return crossValidated(matches)
}

/** A plan whose tests were marked, too, as one of which only the steps are looked at. */
function matchOf({ name, requirements, steps, answers }: ToldPlan): MarkedMatch {
  return { company: name, way: 'sentences', requirements, steps, answers: (one, { id }) => answers(one).steps.includes(id) }
}

function learnedOf(matches: readonly MarkedMatch[]): Learned {
  return learnedFrom(
    matches.flatMap(({ requirements, steps, answers }) => {
      const features = matchingFeatures(requirements, steps)
      return requirements.flatMap((one, at) =>
        steps.map((step, nth) => ({ features: features[at]?.[nth] ?? [], answer: answers(one, step) ? 'yes' : 'no' })),
      )
    }),
    WAY,
  )
}

function crossValidated(matches: readonly MarkedMatch[]): string {
  const companies = [...new Set(matches.map(({ company }) => company))]
  const judged = companies.flatMap((_, fold) => {
    if (fold >= FOLDS) return []
    const isHeld = ({ company }: MarkedMatch) => companies.indexOf(company) % FOLDS === fold
    const learned = learnedOf(matches.filter((one) => !isHeld(one)))
    return matches.filter((one) => isHeld(one) && one.way === 'sentences').flatMap((one) => judgedBy(one, learned))
  })
  const answered = judged.filter(({ isAnswered }) => isAnswered).length
  const rows = [SPOKEN, SURE].map((sure) => {
    const said = judged.filter(({ likely }) => likely > sure)
    const right = said.filter(({ isRight }) => isRight).length
    const counts = [right, said.length - right, judged.length - said.length].map(String)
    return [`${sure}`, ...counts, percent(right, said.length), percent(right, answered)]
  })
  const among = judged.filter(({ isAmongFirst }) => isAmongFirst).length
  const heads = ['surer than', 'right', 'wrong', 'left open', 'said steps that answer', 'answered requirements found']
  return `\n${judged.length} requirements of ${companies.length} companies, each by what was learned from others (${FOLDS}-fold)\n\n${markdownTable(heads, rows)}\nOf ${answered} that a step answers, it is among the ${OFFERED} likeliest in ${percent(among, answered)}.\n`
}

function judgedBy({ requirements, steps, answers }: MarkedMatch, learned: Learned) {
  const likeliest = likelySteps(requirements, steps, { learned })
  return requirements.flatMap((one, at) => {
    const first = likeliest[at]?.slice(0, OFFERED) ?? []
    const best = first[0]
    const isAnswered = steps.some((step) => answers(one, step))
    return best
      ? [
          {
            likely: best.likely,
            isRight: answers(one, best.step),
            isAnswered,
            isAmongFirst: first.some(({ step }) => answers(one, step)),
          },
        ]
      : []
  })
}
