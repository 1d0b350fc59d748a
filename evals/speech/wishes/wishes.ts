import { readFileSync } from 'node:fs'

/** A spoken wish to change a text, of which kind it is, and the texts that are right then; none where it must not be made. */
export type MarkedWish = { id: string; set: string; text: string; instruction: string; kind: string; results: string[] }

/** Wishes as they are kept: texts by name, and wishes with the edits that make them, one after another. */
type Kept = {
  texts: Record<string, string>
  wishes: { text: string; instruction: string; kind: string; edits?: { find: string; put: string }[]; results?: string[] }[]
}

/** The files of wishes, each by another writer. */
export const SETS = [
  'wishes-1',
  'wishes-2',
  'wishes-3',
  'wishes-4',
  'wishes-5',
  'wishes-6',
  'wishes-7',
  'wishes-8',
  'wishes-9',
  'wishes-10',
  'wishes-11',
] as const

/** Wishes that nothing was learned of and no rule was written for: what strangers may expect. */
export const UNSEEN = 'wishes-unseen'

/** All wishes of a file. */
export function wishesOf(set: string): MarkedWish[] {
  const { texts, wishes }: Kept = JSON.parse(readFileSync(new URL(`../written/${set}.json`, import.meta.url), 'utf8'))
  return wishes.map(({ text: name, instruction, kind, edits = [], results = [] }, at) => {
    const text = texts[name] ?? ''
    const edited = edits.reduce((now, { find, put }) => now.replace(find, () => put), text)
    return { id: `${set} ${at + 1}`, set, text, instruction, kind, results: edits.length > 0 ? [edited] : results }
  })
}
