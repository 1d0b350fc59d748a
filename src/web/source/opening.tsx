import { Progress } from '../ui/progress.tsx'

/** Stands where a document is about to appear. `percent` is how much of it has come, null while that is not known. */
export function Opening({ name, percent = null }: { name: string; percent?: number | null }) {
  const isComing = percent !== null && percent < 100
  return (
    <div className="grid h-full min-h-60 place-items-center rounded-card border border-line bg-line px-6 text-muted">
      <div className="grid w-full max-w-80 gap-2 text-center [overflow-wrap:anywhere]">
        <p role="status">
          {isComing ? 'Loading' : 'Opening'} {name}
        </p>
        <Progress
          key={isComing ? 'coming' : 'opening'}
          percent={isComing ? percent : null}
          label={isComing ? 'Loading the document' : 'Opening the document'}
        />
        <p aria-hidden className="numeric min-h-5 text-caption">
          {isComing && `${percent}%`}
        </p>
      </div>
    </div>
  )
}
