import { endsWithOne, raised } from '../../../language/characters.ts'
import type { Edit } from './edits.ts'
import { saidWords } from './said.ts'
import type { View } from './view.ts'

/** A part of a sentence that can go by itself, what is left then, its roots, and the line that it stands in. */
export type Element = { from: number; to: number; edits: Edit[]; own: ReadonlySet<string> }

const JOINT = /(?:,|;)? and (?:also )?|[,;] /g
const VERB = / (?:shall|will|may|must|can|are|were|is) /

/** The parts of sentences that are listed: between commas or "and". */
export const elementsIn = (view: View): Element[] =>
  view.parts.filter(({ kind }) => kind === 'sentence').flatMap(({ from, to, label }) => listedIn(view.text, from, to, label.size > 0))

function listedIn(text: string, from: number, to: number, isLabelled: boolean): Element[] {
  const end = to - (endsWithOne(text.slice(from, to), '.;') ? 1 : 0)
  const joints = [...text.slice(from, end).matchAll(JOINT)].map(({ 0: all, index }) => ({
    from: from + index,
    to: from + index + all.length,
  }))
  return joints.flatMap((joint, at) => {
    const next = joints[at + 1]
    const whole = next?.from ?? end
    const verb = VERB.exec(text.slice(joint.to, whole))
    // "A, B and C will be measured": without the last one, "and" stands before it
    const last = verb && at > 0 ? joint.to + verb.index : whole
    const before = joints[at - 1]
    const isAnd = text.slice(joint.from, joint.to).includes('and ')
    // "the mill, which supplies others, will": a clause goes with both its commas
    const isClause = next !== undefined && ['which ', 'who '].some((word) => text.startsWith(word, joint.to)) && text[next.from] === ','
    const edits: Edit[] = [{ from: joint.from, to: isClause ? last + 1 : last, put: '' }]
    if (isAnd && before && text.slice(before.from, before.to) === ', ')
      edits.push({ from: before.from, to: before.to, put: joints.length > 2 && text[joint.from] === ',' ? ', and ' : ' and ' })
    if (!isAnd && next && at === 0 && text.startsWith(', and ', next.from)) edits.push({ from: next.from, to: next.to, put: ' and ' })
    const element = { from: joint.to, to: last, edits, own: rootsOf(text.slice(joint.to, last)) }
    // what opens a line of a list stands behind its label
    const isFirst = at === 0 && isLabelled && text.slice(0, from).endsWith(': ')
    if (!isFirst) return [element]
    const opening = {
      from,
      to: joint.from,
      edits: [{ from, to: joint.to + 1, put: raised(text[joint.to] ?? '') }],
      own: rootsOf(text.slice(from, joint.from)),
    }
    return [opening, element]
  })
}

const rootsOf = (text: string): ReadonlySet<string> => new Set(saidWords(text).map(({ root }) => root))
