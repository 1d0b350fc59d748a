import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Where each requirement is answered; below what is read first on its screens, it comes behind it. */
export const CoveragePanel = late(
  async () => (await import('./coverage-panel.tsx')).CoveragePanel,
  <Skeleton lines={3} label="Loading the requirements" />,
)
