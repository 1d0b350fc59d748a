import { resolve } from 'node:path'

/** What every screen of the builder needs, in the order in which it is needed: each becomes one file, with what it imports that no earlier one has. */
const PARTS = [
  // as small as they are: the one is all that the pages for everybody bring, the other fetches what follows
  { name: null, root: 'src/web/plain/plain.ts' },
  { name: null, root: 'src/web/main.tsx' },
  { name: 'start', root: 'src/web/app/start.tsx' },
  { name: 'start', root: 'src/web/ui/load-failed.tsx' },
  { name: 'frame', root: 'src/web/app/builder-layout.tsx' },
  // small, and on nearly every screen of the builder
  { name: 'frame', root: 'src/web/ui/page-heading.tsx' },
  { name: 'frame', root: 'src/web/ui/card.tsx' },
  { name: 'frame', root: 'src/web/app/solicitation-query.ts' },
  // on every screen that shows a figure or a quotation; and behind it, on those that hold a plan against its rules
  { name: 'figures', root: 'src/language/quantity/printed-quantity.ts' },
  { name: 'figures', root: 'src/domain/solicitation/requirement/quote.ts' },
  { name: 'figures', root: 'src/language/cue-list.ts' },
  { name: 'figures', root: 'src/language/quantity/written-amount.ts' },
  { name: 'figures', root: 'src/language/month-name.ts' },
  { name: 'quoted', root: 'src/domain/quality/quoted.ts' },
  { name: 'quoted', root: 'src/language/tokens.ts' },
  { name: 'quoted', root: 'src/domain/quality/coverage-words.ts' },
  { name: 'quoted', root: 'src/domain/milestone-document.ts' },
  { name: 'quoted', root: 'src/language/sentence.ts' },
  { name: 'quoted', root: 'src/domain/blank.ts' },
  { name: 'quoted', root: 'src/domain/solicitation/requirement/proposal-duty.ts' },
  { name: 'quoted', root: 'src/domain/solicitation/requirement/of-phase.ts' },
  // on the screens that hold a plan against its sources
  { name: 'grounding', root: 'src/web/grounding/grounding-queries.ts' },
  { name: 'grounding', root: 'src/web/grounding/use-newest.ts' },
  { name: 'grounding', root: 'src/web/grounding/coverage-rows.ts' },
]

const ICON = /lucide-react\/dist\/esm\/icons\//

/**
 * Lays what every screen needs into one file a part. Left to themselves, modules that several screens share become a hundred files of a few hundred
 * bytes, which are fetched one by one and pack badly.
 */
export function startParts() {
  const groups = PARTS.map(({ root }) => ({ root: resolve(root), modules: null }))
  const partOf = (id, built) => {
    const at = groups.findIndex((group) => {
      group.modules ??= importedFrom(group.root, (module) => built.getModuleInfo(module))
      return group.modules.has(id)
    })
    return PARTS[at]?.name ?? null
  }
  // what one module shows comes with it; what several do, which may be of several screens, is there before them
  const nameOf = (id, built) => {
    const [first, ...others] = ICON.test(id) ? built.getModuleInfo(id).importers : [id]
    return others.length > 0 ? 'start' : partOf(first ?? id, built)
  }
  // each part has all that it imports, so that nothing has to be drawn into it
  return { groups: [{ debugName: 'start parts', name: nameOf, includeDependenciesRecursively: false }] }
}

/** A module and all that it imports at once. */
function importedFrom(root, infoOf) {
  const found = new Set([root])
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported)
  return found
}
