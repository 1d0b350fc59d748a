import { withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import type { Phase } from '../program.ts'
import type { Topic } from '../solicitation/analysis.ts'

const ONLY_FIRST = cueList(
  `phase i submission only | phase i submissions only | phase i proposal only | phase i proposals only |
   only accept* phase i submission | only accept* phase i proposal | only solicit* phase i proposal`,
)

/** The phases that a topic takes proposals for: II when it goes direct to it, I when it says that it is for Phase I only, else both. */
export function phasesOf(topic: Topic): readonly Phase[] {
  if (topic.direct_to_phase_2) return ['II']
  return onlyFirstSaid(topic) === undefined ? ['I', 'II'] : ['I']
}

/** Right behind the program's name, "SBIR, Phase I (…)", "SBIR PHASE: II", where a field of the topic's head says which kind of solicitation it is. */
const OF_PROGRAM = /\b(?:SBIR|STTR)[\s,:/–-]+Phase:? (I|II|1|2)(?=\s*(?:[(;.]|$))/i

/** The phase that a field of the topic's head says beside its program; undefined where it says none. */
export function phaseOfProgram(head: string): Phase | undefined {
  const [, numeral] = OF_PROGRAM.exec(head) ?? []
  if (!numeral) return undefined
  return ['1', 'I', 'i'].includes(numeral) ? 'I' : 'II'
}

/** The words with which a topic says that it is for Phase I only; undefined when it does not. */
export function onlyFirstSaid({ direct_to_phase_2, description, phases }: Topic): string | undefined {
  if (direct_to_phase_2) return undefined
  const said = [phases.phase_1 ?? '', description ?? ''].flatMap(sentencesOf).find((sentence) => ONLY_FIRST.test(sentence))
  return said && withoutEnd(said, '.')
}
