import { type Site, siteAt } from './answer.ts'
import { placesOf } from './asked.ts'
import { chanceOf } from './chance.ts'
import { DEFECT_KINDS, type Defect, type DefectKind, type Soil } from './defects/defect.ts'
import { topicNamed } from './topic.ts'
import type { Planted } from './trial.ts'

const sites = new Map<string, Promise<Site[]>>()

/** All places of a topic where the model is asked, each with its good answer. */
export function sitesOf(name: string): Promise<Site[]> {
  const before = sites.get(name) ?? asked(name)
  sites.set(name, before)
  return before
}

async function asked(name: string): Promise<Site[]> {
  const found: Site[] = []
  for (const place of placesOf(await topicNamed(name))) {
    const site = await siteAt(place)
    if (site) found.push(site)
  }
  return found
}

/** So many defects of each kind, spread over topics, prompts and ways of going wrong; the same ones in every run. */
export async function plantedIn(names: readonly string[], defects: readonly Defect[], ofEachKind: number): Promise<Planted[]> {
  const all: Planted[] = []
  for (const kind of DEFECT_KINDS) all.push(...(await ofKind(kind, names, defects, ofEachKind)))
  return all
}

async function ofKind(kind: DefectKind, names: readonly string[], defects: readonly Defect[], wanted: number): Promise<Planted[]> {
  const pools = new Map<string, Planted[]>()
  for (const name of names) {
    const open = await sitesOf(name)
    pools.set(
      name,
      open.flatMap((site) => defects.filter((one) => one.kind === kind).flatMap((defect) => plantedAt(site, defect))),
    )
  }
  const chosen: Planted[] = []
  while (chosen.length < wanted) {
    const before = chosen.length
    for (const name of names) {
      const next = chosen.length < wanted ? rarest(pools.get(name) ?? [], chosen, `${kind} ${chosen.length}`) : undefined
      if (next) chosen.push(next)
    }
    if (chosen.length === before) break
  }
  return chosen
}

/** Every part of a place into which a defect can be planted. */
function plantedAt(site: Site, defect: Defect): Planted[] {
  return [...site.good].flatMap(([id, text]): Planted[] => {
    const { topic, prompt, number } = site
    const chance = chanceOf(`${topic.name} ${prompt} ${number} ${id} ${defect.name}`)
    const soil: Soil = { topic, prompt, id, text, requirements: topic.draft.reviewed.requirements, chance }
    const plant = defect.plant(soil)
    return plant && plant.text !== text ? [{ site, id, defect, plant }] : []
  })
}

/** The one whose way of going wrong, prompt and place were taken least so far. */
function rarest(pool: readonly Planted[], chosen: readonly Planted[], seed: string): Planted | undefined {
  const taken = (isLike: (one: Planted) => boolean) => chosen.filter(isLike).length
  const ways = new Map([...new Set(pool.map(({ defect }) => defect))].map((defect) => [defect, taken((one) => one.defect === defect)]))
  const prompts = new Map(
    [...new Set(pool.map(({ site }) => site.prompt))].map((prompt) => [prompt, taken(({ site }) => site.prompt === prompt)]),
  )
  const worth = (one: Planted) =>
    4 * (ways.get(one.defect) ?? 0) +
    2 * (prompts.get(one.site.prompt) ?? 0) +
    20 * taken(({ site, id }) => site === one.site && id === one.id)
  const open = chanceOf(seed)
    .shuffled(pool)
    .filter((one) => !chosen.includes(one))
  return open.reduce<Planted | undefined>((best, one) => (best === undefined || worth(one) < worth(best) ? one : best), undefined)
}
