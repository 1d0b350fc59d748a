import { LoadFailed } from '../../ui/load-failed.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Part } from './part.tsx'

/** What shows that something is on its way, or did not come. */
export function Waiting() {
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
