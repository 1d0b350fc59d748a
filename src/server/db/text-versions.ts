import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { TextPart } from '../../domain/steps/text-version.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import type { StoredProject } from './projects.ts'
import { text_version } from './schema/plans.ts'
import type { TopicHead } from './topics.ts'

/** One state of a text as it is kept. */
export type StoredVersion = typeof text_version.$inferSelect

/** Who writes, and how new rows get their ids. */
export type Writing = { written_by: WrittenBy; newId: () => string }

/**
 * A text as it was just written; `before` is what stood there, for a text that was there before its history began. `written_by` where it is not
 * who writes the rest.
 */
export type WrittenText = {
  milestone_number: number
  part: TextPart
  text: string
  before?: string | undefined
  written_by?: WrittenBy | undefined
}

/** Where a text lives: those of a plan with its project, since a plan may be replaced; narratives with the topic. */
export type TextHome = { owner: string; project_id: string } | { owner: string; topic_store_id: string }

/** States of one text that are kept. */
const MOST_VERSIONS = 200

/** Who wrote what stood there before histories were kept is not known any more. */
const EARLIER: WrittenBy = { kind: 'person', label: 'Earlier text' }

/**
 * Adds texts to their histories where they read otherwise than the latest state, and lets the oldest go. The caller holds the row that
 * the texts belong to, so of two writers the second sees what the first one wrote.
 */
export async function keepVersions(
  tx: Database,
  home: TextHome,
  texts: readonly WrittenText[],
  { written_by, newId }: Writing,
): Promise<void> {
  if (texts.length === 0) return
  const isHere = and(isAt(home), inArray(text_version.milestone_number, [...new Set(texts.map((one) => one.milestone_number))]))
  const latest = await latestTexts(tx, isHere)
  const rows = texts.flatMap(({ before, written_by: own = written_by, ...text }) => {
    const known = latest.get(keyOf(text))
    const earlier = known === undefined && before && before !== text.text ? [{ ...text, text: before, written_by: EARLIER }] : []
    return (known ?? '') === text.text ? [] : [...earlier, { ...text, written_by: own }]
  })
  if (rows.length === 0) return
  await tx.insert(text_version).values(rows.map((row) => ({ ...home, id: newId(), ...row })))
  await forgetOldest(tx, isHere)
}

/** The history of a milestone's texts, the latest first: those of its project's plans and the topic's narratives. */
export function versionsOf(
  db: Database,
  topic: Owned<TopicHead>,
  project: Owned<StoredProject>,
  milestone_number: number,
  part?: TextPart,
): Promise<StoredVersion[]> {
  const isHere = sql`(${text_version.project_id} = ${project.id} or ${text_version.topic_store_id} = ${topic.id})`
  return db
    .select()
    .from(text_version)
    .where(
      and(
        isHere,
        eq(text_version.owner, topic.owner),
        eq(text_version.milestone_number, milestone_number),
        part && eq(text_version.part, part),
      ),
    )
    .orderBy(desc(text_version.position))
}

async function latestTexts(tx: Database, isHere: SQL | undefined): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([text_version.milestone_number, text_version.part], {
      milestone_number: text_version.milestone_number,
      part: text_version.part,
      text: text_version.text,
    })
    .from(text_version)
    .where(isHere)
    .orderBy(text_version.milestone_number, text_version.part, desc(text_version.position))
  return new Map(rows.map((row) => [keyOf(row), row.text]))
}

async function forgetOldest(tx: Database, isHere: SQL | undefined): Promise<void> {
  const place = sql`row_number() over (partition by ${text_version.milestone_number}, ${text_version.part} order by ${text_version.position} desc)`
  const ranked = tx
    .select({ id: text_version.id, place: place.as('place') })
    .from(text_version)
    .where(isHere)
    .as('ranked')
  const old = tx.select({ id: ranked.id }).from(ranked).where(sql`${ranked.place} > ${MOST_VERSIONS}`)
  await tx.delete(text_version).where(inArray(text_version.id, old))
}

function isAt(home: TextHome): SQL | undefined {
  const isHome = 'project_id' in home ? eq(text_version.project_id, home.project_id) : eq(text_version.topic_store_id, home.topic_store_id)
  return and(isHome, eq(text_version.owner, home.owner))
}

function keyOf({ milestone_number, part }: Pick<WrittenText, 'milestone_number' | 'part'>): string {
  return `${milestone_number} ${part}`
}
