import { dollarLabel } from '../../../domain/money.ts'
import { phaseLabel } from '../../../domain/program.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'

/** The project as it was entered, to look over before the interview starts (spec §2). */
export function ProjectReview({ topic, onStart }: { topic: CurrentTopic; onStart: () => void }) {
  const { topic_brief } = topic.analysis
  return (
    <Card
      title="Project Information"
      description="Look this over before you start. Everything that is drafted is built on it."
      footer={
        <Button variant="primary" onClick={onStart}>
          Start Interview
        </Button>
      }
    >
      <div className="grid gap-6">
        <Facts facts={projectFacts(topic)} />
        {topic_brief && topic_brief !== topic.name && (
          <div className="grid gap-1.5 [overflow-wrap:anywhere]">
            <h3 className="text-body font-bold">About the topic</h3>
            <p className="max-w-prose whitespace-pre-line">{topic_brief}</p>
          </div>
        )}
      </div>
    </Card>
  )
}

/** What is reviewed, in the specification's order; what was not entered is left out (spec §2). */
function projectFacts(topic: CurrentTopic): Fact[] {
  const months = topic.periodOfPerformance
  const optional = [
    { label: 'Customer organization', value: topic.customerOrganization },
    { label: 'System name', value: topic.systemName },
    { label: 'Research institution', value: topic.programType === 'STTR' ? (topic.researchInstitution ?? '') : '' },
  ]
  return [
    { label: 'Company', value: topic.companyName },
    { label: 'Phase', value: phaseLabel(topic.phase) },
    { label: 'Program type', value: topic.programType },
    { label: 'Period of performance', value: `${months} ${months === 1 ? 'month' : 'months'}` },
    { label: 'Award amount', value: dollarLabel(Math.round(topic.totalProposedEffort * 100)) },
    ...optional.filter(({ value }) => value.trim() !== ''),
  ]
}
