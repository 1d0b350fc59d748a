import { Spinner } from '../ui/spinner.tsx'

/** Stands where a document is about to appear. */
export function Opening({ name }: { name: string }) {
  return (
    <div role="status" className="grid h-full min-h-60 place-items-center rounded-card border border-line bg-line text-muted">
      <span className="flex items-center gap-2 px-4 text-center [overflow-wrap:anywhere]">
        <Spinner /> Opening {name}
      </span>
    </div>
  )
}
