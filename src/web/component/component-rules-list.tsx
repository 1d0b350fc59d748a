import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What a component rules about the work plan, fetched when it is first shown. */
export const ComponentRulesList = late(
  async () => (await import('./rules-panel.tsx')).RulesPanel,
  <Skeleton lines={4} label="Loading the rules" />,
)
