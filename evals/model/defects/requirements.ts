import { type Answering, answeringIn, isDropped } from './asked-words.ts'
import { type Defect, type Plant, replaced, type Soil } from './defect.ts'

/** Other words in place of a sentence that answers a requirement, where the part answers it no longer then. */
export function instead(soil: Soil, words: (answering: Answering, soil: Soil) => string | null): Plant | null {
  if (/^D\d+$|^title$/.test(soil.id)) return null
  for (const answering of soil.chance.shuffled(answeringIn(soil))) {
    const other = words(answering, soil)
    if (other === null) continue
    const text = replaced(soil.text, answering.start, answering.end, other)
    if (isDropped(answering.requirement, soil.text, text)) return { text, words: `${answering.requirement.id}: ${other || 'left out'}` }
  }
  return null
}

/** A criterion stays one; any other sentence stays a duty. */
function duty({ id }: Soil, task: readonly string[], criterion: readonly string[], chance: Soil['chance']): string {
  return chance.pick(/^C\d+$/.test(id) ? criterion : task) ?? ''
}

const leftOut: Defect = {
  name: 'left out',
  kind: 'dropped requirement',
  plant: (soil) =>
    instead(soil, (_, { chance }) =>
      duty(
        soil,
        [
          'The Contractor shall carry out the work of this task and record the result.',
          'The Contractor shall go on with the work as planned.',
        ],
        ['The report is accepted when the TPOC has read it.'],
        chance,
      ),
    ),
}

const watered: Defect = {
  name: 'watered down to general words',
  kind: 'dropped requirement',
  plant: (soil) =>
    instead(soil, (_, { chance }) =>
      duty(
        soil,
        [
          'The Contractor shall address the relevant aspects of the design.',
          'The Contractor shall consider all applicable requirements in a suitable way.',
          'The Contractor shall improve the overall performance of the solution.',
        ],
        ['The report is accepted when it shows suitable performance of the solution.'],
        chance,
      ),
    ),
}

const merged: Defect = {
  name: 'merged into another task',
  kind: 'dropped requirement',
  plant: (soil) =>
    instead(soil, (_, { chance, id, topic }) => {
      if (!/^\d+\.\d+$/.test(id)) return null
      const milestone = id.split('.')[0]
      const others = topic.draft.milestones
        .flatMap(({ refined_text }) => [...(refined_text ?? '').matchAll(/^Task (\d+\.\d+):/gm)].map(([, number = '']) => number))
        .filter((number) => number !== id && number.split('.')[0] === milestone)
      const other = chance.pick(others)
      return other
        ? (chance.pick([
            `The Contractor shall do this together with Task ${other}.`,
            `The Contractor shall cover this in Task ${other}.`,
          ]) ?? null)
        : null
    }),
}

/** Of a sentence with several things the beginning is kept: the others were too many. */
const shortened: Defect = {
  name: 'the end of a list left out',
  kind: 'dropped requirement',
  plant: (soil) =>
    instead(soil, ({ words }) => {
      const [, first] = /^(The Contractor shall (?:[\w-]+ ){1,7}?[\w-]+)\b.{60,}$/s.exec(words) ?? []
      return first ? `${first.replace(/\s(?:and|or|of|the|an?|to|in|with|for|that|is|are)$/, '')}.` : null
    }),
}

/** The sentence is gone, and with it the requirement. */
const gone: Defect = {
  name: 'the sentence left out',
  kind: 'dropped requirement',
  plant: (soil) =>
    soil.text.length < 300
      ? null
      : instead(soil, ({ end, start }) => (soil.text.slice(0, start).trim() === '' && soil.text.slice(end).trim() === '' ? null : '')),
}

/** Requirements that the outline answers and the answer of the model does not. */
export const DROPPED_REQUIREMENTS: readonly Defect[] = [leftOut, watered, merged, shortened, gone]
