import { type MilestoneLine, parse } from '../../../domain/milestone-document.ts'
import { listed } from '../../../language/characters.ts'
import type { ChangedText } from './use-changed-texts.ts'

/** What a milestone's text or list that is drafted anew says otherwise than the one that stands: its title, its month, its tasks, or how many lines. */
export function changedWords({ field, before, after }: Pick<ChangedText, 'field' | 'before' | 'after'>): string {
  const [gone, come] = [linesOnlyIn(before, after), linesOnlyIn(after, before)]
  if (field !== 'text') return listed([...counted(come.length, 'new'), ...counted(gone.length, 'gone')])
  const said = come.flatMap((line) => {
    if (line.kind === 'title') return `the title, “${line.text.trim()}”`
    return isDue(line) ? `the month, ${line.text.trim().replace(/\.$/, '')}` : []
  })
  const tasks = [...gone, ...come].flatMap(({ kind, opening }) => (kind === 'task' ? opening.trim().replace(/:$/, '') : []))
  const named = [...said, ...new Set(tasks)]
  const more = Math.max(...[gone, come].map((lines) => lines.filter(isBeside).length))
  return listed([...named, ...counted(more, `${named.length > 0 ? 'other ' : ''}${more === 1 ? 'line' : 'lines'}`)])
}

function counted(many: number, what: string): string[] {
  return many > 0 ? [`${many} ${what}`] : []
}

function isDue(line: MilestoneLine): boolean {
  return line.kind === 'label' && line.name === 'Due'
}

function isBeside(line: MilestoneLine): boolean {
  return line.kind !== 'title' && line.kind !== 'task' && !isDue(line)
}

/** The lines of a text that another one does not have. */
export function linesOnlyIn(one: string, other: string): MilestoneLine[] {
  const there = new Set(['', ...other.split('\n').map((line) => line.trim())])
  return parse(one).lines.filter(({ opening, text }) => !there.has(`${opening}${text}`.trim()))
}
