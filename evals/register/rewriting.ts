import { figuresIn } from '../../src/domain/work-breakdown/composed/phrase.ts'
import { closed, voiced } from '../../src/domain/work-breakdown/composed/sentences.ts'
import { writtenOut } from '../../src/language/noted-signs.ts'
import { isSaidBy } from '../../src/language/nothing-new.ts'

/** A noted line, the rule that tells whether one is spoken, and the line as the plan has it. */
export type Rewritten = { noted: string; told: string; wasSpoken: boolean; isSpoken: boolean }

/** Noted lines as a plan tells them, held against a rule that has not learned from them. */
export function rewrittenLines(noted: readonly string[], isSpoken: (line: string) => boolean): Rewritten[] {
  return noted.map((line) => {
    const told = closed(voiced(line, 'duty'))
    return { noted: line, told, wasSpoken: isSpoken(line), isSpoken: isSpoken(told) }
  })
}

/** Whether a line lost or gained a figure or a word that says something: all but who acts, and that they shall. */
export function isUntrue({ noted, told }: Pick<Rewritten, 'noted' | 'told'>): boolean {
  const [before, after] = [writtenOut(noted), told].map(withoutActor) as [string, string]
  const hasSame = figuresIn(noted).join() === figuresIn(told).join()
  return !(hasSame && isSaidBy(after, before) && isSaidBy(before, after))
}

function withoutActor(line: string): string {
  return line.replace(/the Contractor(?:'s)?|\bitself|\bourselves/gi, 'we').replace(/['’]d\b/g, ' would')
}

/** A row of the report: how many lines read as spoken before and after, how many were turned, and in how many something was lost or added. */
export function rewritingRow(name: string, lines: readonly Rewritten[]): string[] {
  const of = (isSo: (one: Rewritten) => boolean) => String(lines.filter(isSo).length)
  return [
    name,
    String(lines.length),
    of(({ wasSpoken }) => wasSpoken),
    of(({ isSpoken }) => isSpoken),
    of(({ noted, told }) => withoutStop(noted) !== withoutStop(told)),
    of(isUntrue),
  ]
}

function withoutStop(line: string): string {
  return line.replace(/\.$/, '')
}
