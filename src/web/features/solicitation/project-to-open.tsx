import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectList } from './project-list.tsx'
import { projectQueries } from './project-queries.ts'
import { useResume } from './use-resume.ts'

/** Opens the person's project on the screen that was asked for, where they have one; of several they choose, and without any there is `none`. */
export function ProjectToOpen({ none }: { none: ReactNode }) {
  const { pathname } = useLocation()
  const { data, isPending } = useQuery(projectQueries.list)
  const { resume } = useResume(pathname)
  const [tried, setTried] = useState<string | null>(null)
  const open = data?.filter(({ archived_at, topic }) => archived_at === null && topic) ?? []
  const only = open.length === 1 && open[0]?.id !== tried ? open[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a project is opened once
  useEffect(() => {
    if (only) void resume(only).then(() => setTried(only.id))
  }, [only?.id])
  if (isPending || only) return <Skeleton lines={5} label="Loading your projects" />
  return open.length > 0 ? <ProjectList /> : none
}
