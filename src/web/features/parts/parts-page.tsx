import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Asking } from './asking.tsx'
import { Overlays } from './overlays.tsx'
import { Part } from './part.tsx'
import { Saying } from './saying.tsx'

/** All parts of the product in all their states, to be looked at while they are made; the finished product does not have it. */
export function PartsPage() {
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh bg-sheet px-4 py-10 outline-none sm:px-8">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10">
        <title>Parts - Work Plan Builder</title>
        <PageHeading title="Parts" lead="Everything that screens are made of, in every state." />
        <Saying />
        <Asking />
        <Waiting />
        <Overlays />
      </div>
    </main>
  )
}

/** What shows that something is on its way, or did not come. */
function Waiting() {
  return (
    <>
      <Part name="Progress">
        <div className="grid w-full gap-4">
          {[0, 40, 100, null].map((percent) => (
            <Progress key={percent} percent={percent} label={percent === null ? 'Unknown' : `${percent} percent`} />
          ))}
          <Spinner />
        </div>
      </Part>
      <Part name="Loading and failed">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <Skeleton lines={4} label="Loading the parts" />
          <LoadFailed title="The plan could not be loaded" why="The server is out of reach." busy={false} onRetry={() => {}} />
        </div>
      </Part>
    </>
  )
}
