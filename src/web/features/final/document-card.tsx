import { useState } from 'react'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Preview } from './preview.tsx'
import { type ExportChoice, isStillComing } from './use-export-choice.ts'

type DocumentCardProps = { choice: ExportChoice; plan: FinishedPlan }

/** The document about as it will print, in the five columns or in the component's form, with its pages against what is allowed; shown and counted once all of it is there. */
export function DocumentCard({ choice, plan }: DocumentCardProps) {
  const { offered } = choice
  const [shown, show] = useState<'five_columns' | 'component'>('five_columns')
  return (
    <Card title="The document" description="About as it will print. Word may break lines and pages a little differently.">
      {isStillComing(choice) ? (
        <Skeleton lines={8} label="Laying out the pages" />
      ) : offered ? (
        <Tabs
          label="Form that is shown"
          value={shown}
          onChange={show}
          tabs={[
            { name: 'five_columns', label: 'Five columns', content: <Preview choice={choice} plan={plan} form={null} /> },
            { name: 'component', label: offered.name, content: <Preview choice={choice} plan={plan} form={offered} /> },
          ]}
        />
      ) : (
        <Preview choice={choice} plan={plan} form={null} />
      )}
    </Card>
  )
}
