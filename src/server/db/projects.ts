import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { project, work_plan } from './schema/plans.ts'

/** A project with how far its plan has come: null for no plan, else whether it is finalized. */
export type StoredProject = typeof project.$inferSelect & { plan_finalized: boolean | null }

/** What of a project can be written. */
export type ProjectChanges = Partial<Omit<typeof project.$inferInsert, 'id' | 'owner' | 'created_at' | 'updated_at'>>

/** Starts a project of the asker. */
export async function createProject(
  db: Database,
  asker: Person,
  fields: Omit<typeof project.$inferInsert, 'owner'>,
): Promise<Owned<StoredProject>> {
  const [row] = await db
    .insert(project)
    .values({ ...fields, owner: asker.id })
    .returning()
  if (!row) throw new Error('A new project was not returned by the database')
  return owned({ ...row, plan_finalized: null })
}

/** The asker's project of that id. */
export async function findProject(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredProject>, Problem>> {
  const [row] = await withPlan(db).where(and(eq(project.id, id), eq(project.owner, asker.id)))
  return row ? done(owned(row)) : notFound('This project')
}

/** The asker's projects, the latest worked on first. */
export async function listProjects(db: Database, asker: Person, limit: number): Promise<Owned<StoredProject>[]> {
  const rows = await withPlan(db).where(eq(project.owner, asker.id)).orderBy(desc(project.updated_at), desc(project.id)).limit(limit)
  return rows.map((row) => owned(row))
}

/** Changes a project and marks it as worked on now. */
export async function updateProject(db: Database, found: Owned<StoredProject>, changes: ProjectChanges): Promise<Owned<StoredProject>> {
  const [row] = await db
    .update(project)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(project.id, found.id))
    .returning()
  if (!row) throw new Error('A project vanished while it was changed')
  return owned({ ...row, plan_finalized: found.plan_finalized })
}

function withPlan(db: Database) {
  return db
    .select({
      ...getTableColumns(project),
      plan_finalized: sql<boolean | null>`case when ${work_plan.id} is null then null else ${work_plan.finalized_at} is not null end`,
    })
    .from(project)
    .leftJoin(work_plan, eq(work_plan.project_id, project.id))
    .$dynamic()
}
