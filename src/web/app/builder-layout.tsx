import { ChevronRight, FileCheck, FileText, ListChecks, ScrollText } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import type { CurrentTopic } from '../../domain/topic.ts'
import { DrafterLine } from '../drafting/drafter-line.tsx'
import { LimitNotice } from '../drafting/limit-notice.tsx'
import { JourneyRail } from '../ui/journey-rail.tsx'
import { ITEM_LOOK } from '../ui/link-look.ts'
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
  const drafter = <DrafterLine topic={topic.ok ? topic.value : null} />
  return (
    <div className="min-h-dvh bg-sheet">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[90rem] items-center justify-between gap-4 px-4 sm:px-6">
          <Wordmark to="/dashboard" name="Work Plan Builder" />
          {session.kind === 'signed-in' && <AccountMenu person={session.person} />}
        </div>
      </header>
      <div className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="border-b border-line bg-surface px-3 py-4 lg:sticky lg:top-15 lg:h-[calc(100dvh-3.75rem)] lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-6 lg:py-8">
          <Journey />
          {isWide && <div className="mt-8 border-t border-line pt-6 empty:hidden">{drafter}</div>}
        </aside>
        <main id="content" tabIndex={-1} className="min-h-dvh min-w-0 px-4 py-8 outline-none lg:min-h-0 sm:px-8 lg:px-12 lg:py-10">
          <div className="mx-auto max-w-6xl">
            {topic.ok && (
              <div className="mb-6 empty:hidden">
                <LimitNotice topic={topic.value} />
              </div>
            )}
            <Outlet />
          </div>
        </main>
        {!isWide && (
          <footer className="grid justify-items-start gap-3 border-t border-line px-4 py-4 empty:hidden sm:px-8">{drafter}</footer>
        )}
      </div>
    </div>
  )
}

function Journey() {
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
      {topic.ok && <CurrentProject topic={topic.value} hasPlan={milestones.ok} />}
    </div>
  )
}

/** Which project is open and what there is of it; folded where there is no room beside the screen. */
function CurrentProject({ topic, hasPlan }: { topic: CurrentTopic; hasPlan: boolean }) {
  const isWide = useMedia('(min-width: 64rem)')
  const outline = <ProjectOutline hasPlan={hasPlan} />
  if (!isWide)
    return (
      <details className="group mt-3 border-t border-line pt-2">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 font-semibold text-navy [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          <span className="line-clamp-1 [overflow-wrap:anywhere]">{topic.name}</span>
        </summary>
        {outline}
      </details>
    )
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <div className="grid gap-0.5 [overflow-wrap:anywhere]">
        <p className="text-caption text-muted">Current project</p>
        <p className="line-clamp-3 font-semibold text-navy">{topic.companyName}</p>
        <p className="line-clamp-3 text-caption">{topic.name}</p>
        <p className="text-caption text-muted">
          {topic.programType} Phase {topic.phase}
        </p>
      </div>
      <div className="-mx-2">{outline}</div>
    </div>
  )
}

/** Everything of the open project that can be gone to at any time, besides the stages of the journey; `hasPlan` tells whether there is one to look at. */
function ProjectOutline({ hasPlan }: { hasPlan: boolean }) {
  const { pathname, hash } = useLocation()
  const here = `${pathname}${hash}`
  const places = [
    { to: '/global-interview#project', label: 'Project facts', icon: ListChecks },
    { to: '/solicitation', label: 'What was read', icon: FileText },
    { to: '/global-interview#instructions', label: 'Component instructions', icon: ScrollText },
    ...(hasPlan ? [{ to: '/final-export', label: 'Plan as it stands', icon: FileCheck }] : []),
  ]
  return (
    <nav aria-label="Project">
      <ul className="grid gap-0.5">
        {places.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined} className={ITEM_LOOK}>
              <Icon aria-hidden className="size-4 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
