/** What is open in a plan, counted; null is not known. */
export type Readiness = { loose: number | null; blanks: number; gaps: number | null; partial: number | null; own: number | null }

/** What the person is told before the export: the open things each in a line, and what is in order. */
export type ReadinessLines = { loose: string; blanks: string; gaps: string; good: string[] }

/** Says what is open and what is in order; of what is not known nothing is said. */
export function readinessLines({ loose, blanks, gaps, partial, own }: Readiness): ReadinessLines {
  const yours =
    own === null || own === 0 ? '' : `, ${counted(own, 'sentence')} of them as your own ${own === 1 ? 'statement' : 'statements'}`
  return {
    loose: loose === 1 ? '1 sentence rests on no source' : `${loose} sentences rest on no source`,
    blanks: blanks === 1 ? '1 blank left' : `${blanks} blanks left`,
    gaps: gaps === 1 ? '1 requirement uncovered' : `${gaps} requirements uncovered`,
    good: [
      ...(loose === 0 ? [`Every sentence that needs a source has one${yours}.`] : []),
      ...(loose !== null && loose > 0 && own !== null && own > 0
        ? [`${counted(own, 'sentence')} ${own === 1 ? 'is' : 'are'} your own.`]
        : []),
      ...(blanks === 0 ? ['Nothing is left to fill in.'] : []),
      ...(gaps === 0 ? [`Every requirement of the solicitation is answered${partial ? `, ${partial} of them in part` : ''}.`] : []),
    ],
  }
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
