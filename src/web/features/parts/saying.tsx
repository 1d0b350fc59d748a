import { ListTodo } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Expander } from '../../ui/expander.tsx'
import { Facts } from '../../ui/facts.tsx'
import { JourneyRail } from '../../ui/journey-rail.tsx'
import { MarkdownPreview } from '../../ui/markdown-preview.tsx'
import { Table } from '../../ui/table.tsx'
import { Terms } from '../../ui/terms.tsx'
import { LONG, Part } from './part.tsx'

const TONES = ['neutral', 'success', 'warning', 'danger'] as const

const STAGES = [
  { label: 'Dashboard', to: '/dashboard', note: 'Solicitation read', state: 'done', current: false },
  { label: 'Global Interview', to: '/global-interview', note: '4 of 10 answered', state: 'open', current: true },
  { label: 'Step Management', note: 'After the interview', state: 'later', current: false },
] as const

/** What tells something. */
export function Saying() {
  return (
    <>
      <Part name="Badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Part>
      <Part name="Banners">
        {TONES.map((tone) => (
          <div key={tone} className="w-full">
            <Banner tone={tone} title={`A banner that is ${tone}`} actions={<Button>Save Again</Button>}>
              {LONG}
            </Banner>
          </div>
        ))}
      </Part>
      <Part name="Card, and one without words">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <Card title={LONG} description="What stands in it." aside={<Badge>aside</Badge>} footer={<Button variant="primary">Next</Button>}>
            <p>
              <Terms text="The TPOC may send CUI under ITAR; the TRL is 4." />
            </p>
          </Card>
          <EmptyState
            icon={ListTodo}
            heading="h3"
            title="No milestones yet"
            action={<Button variant="primary">Go to Global Interview</Button>}
          >
            The interview is finished, but no plan was made of it.
          </EmptyState>
        </div>
      </Part>
      <Part name="Facts, table and journey">
        <div className="grid w-full gap-4">
          <Facts
            facts={[
              { label: 'Topic', value: LONG },
              { label: 'Award', value: '$140,000.00' },
              { label: 'Months', value: '6' },
            ]}
          />
          <Table
            caption="Payments"
            columns={[
              { heading: 'Milestone', cell: (row: string) => row },
              { heading: 'Payment', cell: () => '$28,000.00', foldsBelow: 'md' },
            ]}
            rows={['Kickoff', LONG]}
            rowKey={(row) => row}
          />
          <div className="max-w-72">
            <JourneyRail label="Journey of the parts" stages={STAGES} />
          </div>
        </div>
      </Part>
      <Part name="Expander and narrative">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <Expander title="What the Navy rules">Ten pages at most.</Expander>
          <MarkdownPreview text={'## Objective\n\nMeasure **18 dB**.\n\n- one\n- two\n\n| Test | Pass |\n|---|---|\n| Gain | 18 dB |'} />
        </div>
      </Part>
    </>
  )
}
