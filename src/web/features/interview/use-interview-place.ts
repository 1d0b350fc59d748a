import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import * as z from 'zod'
import type { Interview } from './use-interview.ts'

/** Where in the interview somebody was, as the browser keeps it with an entry of its history: at the project, else at a question or, from there, at the rows. */
const Place = z.union([z.object({ isProject: z.literal(true) }), z.object({ slot: z.string(), isLooking: z.boolean().optional() })])
type Place = z.infer<typeof Place>

/** Where the project and what was read of it are shown, also after the interview has begun. */
const PROJECT_PLACES = ['#project', '#instructions']

/** What is shown, and the ways there and back. */
export type InterviewPlace = { isAtProject: boolean; isLooking: boolean; begin: () => void; look: () => void; back: () => void }

const SCREEN = '/global-interview'

/**
 * Keeps the browser's history beside the interview: the project, each question that is gone to and the look at the rows are places of their own, so that
 * Back goes to the one before.
 */
export function useInterviewPlace(interview: Interview): InterviewPlace {
  const { state, hash } = useLocation()
  const navigate = useNavigate()
  const told = Place.safeParse(state).data
  const { draft } = interview
  const isAtProject = !draft.started || PROJECT_PLACES.includes(hash) || (told !== undefined && 'isProject' in told)
  const isLooking = !isAtProject && told !== undefined && 'slot' in told && told.isLooking === true
  const place: Place | null = !draft.started ? { isProject: true } : isAtProject ? null : { slot: slotOf(interview) }
  usePlaceKept(interview, told, place)
  return {
    isAtProject,
    isLooking,
    begin: () => void navigate(SCREEN, { state: { slot: slotOf(interview) } satisfies Place }),
    look: () => void navigate(SCREEN, { state: { slot: slotOf(interview), isLooking: true } satisfies Place }),
    back: () => {
      if (isLooking) void navigate(-1)
    },
  }
}

/** Goes where the entry of the history says that has just been come to; tells the history where the person goes by other ways. */
function usePlaceKept({ draft, goTo }: Interview, told: Place | undefined, place: Place | null): void {
  const { key, state: _, ...here } = useLocation()
  const navigate = useNavigate()
  // what is pushed here arrives later, when the person may have gone on already
  const isByHistory = useNavigationType() === 'POP'
  const arrivedAt = useRef('')
  const keptAt = useRef('')
  useEffect(() => {
    const hasArrived = isByHistory && arrivedAt.current !== key
    arrivedAt.current = key
    if (!place) return
    const index = draft.questions.findIndex(({ slot }) => told && 'slot' in told && told.slot === slot)
    if ('slot' in place && hasArrived && index >= 0) {
      if (index !== draft.index) goTo(index)
      return
    }
    // the address follows only after some renderings
    const asked = JSON.stringify([key, place])
    if (isSame(told, place) || keptAt.current === asked) return
    keptAt.current = asked
    const isNext = told !== undefined && !hasArrived && 'slot' in place
    void navigate(isNext ? SCREEN : here, { state: place, replace: !isNext, preventScrollReset: true })
  })
}

function isSame(told: Place | undefined, place: Place): boolean {
  if (!told) return false
  return 'slot' in place ? 'slot' in told && told.slot === place.slot : 'isProject' in told
}

function slotOf({ draft: { questions, index } }: Interview): string {
  return questions[index]?.slot ?? ''
}
