import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import { componentName } from '../../../../domain/component/component-name.ts'
import type { Analysis } from '../../../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../../../domain/solicitation/verdict/certainty.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { counted } from '../../../../language/characters.ts'
import { ComponentRulesList } from '../../../component/component-rules-list.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { InstructionsPart } from './instructions-part.tsx'
import { OtherTopicPart } from './other-topic-part.tsx'
import type { OpenPlace } from './place-link.tsx'
import { ReadFactsList } from './read-facts-list.tsx'
import type { OtherTopic } from './use-other-topic.ts'
import type { ProjectChange } from './use-project-change.ts'

/** What the part of the instructions is known by in an address. */
const INSTRUCTIONS = 'instructions'

type ReadCardProps = {
  topic: CurrentTopic
  reading: UseQueryResult<Solicitation>
  project: ProjectChange
  other: OtherTopic
  /** Whether the phase is neither chosen nor said: then what is known of the component is not told, which is of a phase. */
  isPhaseOpen: boolean
  onOpen: OpenPlace
}

/** What was read in the solicitation, with pages. The interview can start without it. */
export function ReadCard({ reading, ...rest }: ReadCardProps) {
  const { data } = reading
  return (
    <Card title="What was read" description={data && described(data)}>
      {data ? (
        <WhatWasRead solicitation={data} {...rest} />
      ) : (
        <Pending
          of={reading}
          title="What was read could not be loaded"
          label="Loading what was read"
          lines={6}
          still="You can start the interview all the same."
        />
      )}
    </Card>
  )
}

type WhatWasReadProps = Omit<ReadCardProps, 'reading'> & { solicitation: Solicitation }

function WhatWasRead({ topic, solicitation, project, other, isPhaseOpen, onOpen }: WhatWasReadProps) {
  const { analysis } = solicitation
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${INSTRUCTIONS}`) document.getElementById(INSTRUCTIONS)?.scrollIntoView()
  }, [hash])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <OtherTopicPart topic={topic} solicitation={solicitation} other={other} />
      <ReadFactsList solicitation={solicitation} program={topic.programType} onOpen={onOpen} />
      <Part title="Requirements">
        <RequirementSummary analysis={analysis} />
      </Part>
      <Part title="Component instructions" id={INSTRUCTIONS}>
        <InstructionsPart
          solicitation={solicitation}
          phase={topic.phase}
          unread={project.entered?.unread_instructions ?? null}
          onRead={() => project.remember({ unread_instructions: null })}
          onOpen={onOpen}
        />
      </Part>
      {!isPhaseOpen && <KnownRules topic={topic} solicitation={solicitation} />}
    </div>
  )
}

/** What is known of the component while its own instructions are not at hand: form, payments, option and the like. */
function KnownRules({ topic, solicitation }: { topic: CurrentTopic; solicitation: Solicitation }) {
  const { facts } = solicitation
  if (!facts || solicitation.instructions) return null
  return (
    <Part title={`Rules of ${componentName(facts)} that are known here`}>
      <div className="grid gap-4 [overflow-wrap:anywhere]">
        <ComponentRulesList facts={facts} topic={topic} />
      </div>
    </Part>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid scroll-mt-20 gap-3">
      <h3 className="text-body font-bold">{title}</h3>
      {children}
    </section>
  )
}

function described({ file }: Solicitation): string {
  return `${file.file_name}, ${file.pages} ${file.pages === 1 ? 'page' : 'pages'}. Press a page number to see the words in the document.`
}

/** How many requirements were found, and the way to check them. */
function RequirementSummary({ analysis }: { analysis: Analysis }) {
  const { requirements, removed_requirements } = analysis
  const unsure = notLookedAt(analysis).length
  return (
    <div className="grid gap-3">
      <p>
        {requirements.length === 0 ? 'No requirement was found' : counted(requirements.length, 'requirement')}
        {unsure > 0 &&
          `, ${unsure} to look at: the reader is not sure whether ${unsure === 1 ? 'this sentence asks' : 'these sentences ask'} something of the work`}
        .
      </p>
      {removed_requirements.length > 0 && (
        <p className="text-muted">{counted(removed_requirements.length, 'requirement')} taken out by you.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {unsure > 0 && <ButtonLink to="/solicitation?show=look">Look at {counted(unsure, 'sentence')}</ButtonLink>}
        <ButtonLink to="/solicitation">Check the requirements</ButtonLink>
      </div>
    </div>
  )
}
