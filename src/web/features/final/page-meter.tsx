import { aboutPages, limitSentence, type PageLimit } from './page-limit.ts'

/** The pages of a document as it is shown, and of the narratives behind it, against what is allowed: as a bar and in words. */
export function PageMeter({ pages: shown, behind, limit }: { pages: number; behind: number; limit: PageLimit }) {
  const pages = shown + behind
  const isOver = pages > limit.at_most
  const parts = behind > 0 ? `: ${shown} shown below, ${behind} of narratives behind` : ''
  const words = `${aboutPages(pages)}${isOver ? `, ${pages - limit.at_most} too many` : ` of ${limit.at_most}`}${parts}`
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap gap-x-2">
        <span className={`numeric font-semibold ${isOver ? 'text-danger' : 'text-ink'}`}>{words}</span>
        <span className="text-muted">{limitSentence(limit)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the element of that name looks different in each browser */}
      <div
        role="meter"
        aria-label="Pages"
        aria-valuemin={0}
        aria-valuemax={limit.at_most}
        aria-valuenow={Math.min(pages, limit.at_most)}
        aria-valuetext={words}
        className="h-2 max-w-80 overflow-hidden rounded-full bg-navy-soft forced-colors:border"
      >
        <div
          className={`h-full rounded-full ${isOver ? 'bg-danger' : 'bg-blue'}`}
          style={{ width: `${(100 * Math.min(pages, limit.at_most)) / limit.at_most}%` }}
        />
      </div>
      {isOver && <p className="font-medium text-danger">Shorten titles, deliverables or acceptance criteria in the steps.</p>}
    </div>
  )
}
