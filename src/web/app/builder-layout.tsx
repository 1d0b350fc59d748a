import { Fragment, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { DrafterLine } from '../drafting/drafter-line.tsx'
import { LimitNotice } from '../drafting/limit-notice.tsx'
import { ProjectFacts } from '../entries/project-facts.tsx'
import { JourneyRail } from '../ui/journey-rail.tsx'
import { useMedia } from '../ui/use-media.ts'
import { AccountMenu } from './account-menu.tsx'
import { useSession } from './auth/session.ts'
import { useStored } from './browser-store.ts'
import { journeyStages } from './journey.ts'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The frame of every signed-in screen: name and account above, the journey beside, the screen in the middle. */
export function BuilderLayout() {
  const session = useSession()
  const topic = useStored('currentTopic')
  const isWide = useMedia('(min-width: 64rem)')
  // a screen that is open has read the project's facts; it is begun anew with the changed ones
  const [change, setChange] = useState(0)
  const drafter = <DrafterLine topic={topic.ok ? topic.value : null} />
  return (
    <div className="min-h-dvh bg-sheet">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-white">
        <div className="mx-auto flex h-15 max-w-[90rem] items-center justify-between gap-4 px-4 sm:px-6">
          <Wordmark to="/dashboard" name="Work Plan Builder" />
          {session.kind === 'signed-in' && <AccountMenu person={session.person} />}
        </div>
      </header>
      <div className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="border-b border-line bg-white px-3 py-4 lg:sticky lg:top-15 lg:h-[calc(100dvh-3.75rem)] lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-6 lg:py-8">
          <Journey onChanged={() => setChange((times) => times + 1)} />
          {isWide && <div className="mt-8 border-t border-line pt-6 empty:hidden">{drafter}</div>}
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none sm:px-8 lg:px-12 lg:py-10">
          <div className="mx-auto max-w-6xl">
            {topic.ok && (
              <div className="mb-6 empty:hidden">
                <LimitNotice topic={topic.value} />
              </div>
            )}
            <Fragment key={change}>
              <Outlet />
            </Fragment>
          </div>
        </main>
        {!isWide && (
          <footer className="grid justify-items-start gap-3 border-t border-line px-4 py-4 empty:hidden sm:px-8">
            {topic.ok && <ProjectFacts topic={topic.value} onChanged={() => setChange((times) => times + 1)} />}
            {drafter}
          </footer>
        )}
      </div>
    </div>
  )
}

function Journey({ onChanged }: { onChanged: () => void }) {
  const { pathname } = useLocation()
  const topic = useStored('currentTopic')
  const contract = useStored('globalContract')
  const milestones = useStored('refinedWorkPlan')
  const scope = useStored('scopeParagraph')
  const facts = {
    hasTopic: topic.ok,
    hasContract: contract.ok,
    milestones: milestones.ok ? milestones.value.length : 0,
    hasScope: scope.ok && scope.value.trim() !== '',
  }
  return (
    <div className="lg:grid lg:gap-8">
      <JourneyRail label="Work plan builder" stages={journeyStages(facts, pathname)} />
      {topic.ok && (
        <div className="hidden gap-0.5 border-t border-line pt-6 [overflow-wrap:anywhere] lg:grid">
          <p className="text-caption text-muted">Current project</p>
          <p className="line-clamp-3 font-semibold text-navy">{topic.value.companyName}</p>
          <p className="line-clamp-3 text-caption">{topic.value.name}</p>
          <p className="text-caption text-muted">
            {topic.value.programType} Phase {topic.value.phase}
          </p>
          <ProjectFacts topic={topic.value} onChanged={onChanged} />
        </div>
      )}
    </div>
  )
}
