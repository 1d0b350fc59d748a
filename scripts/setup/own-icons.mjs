import { readFileSync } from 'node:fs'

const ICONS = 'lucide-react'

/** The file of each icon, by every name that it has. */
function iconFiles() {
  const all = readFileSync(`node_modules/${ICONS}/dist/esm/${ICONS}.mjs`, 'utf8')
  const lines = all.matchAll(/^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs'/gm)
  return new Map([...lines].flatMap(([, names, file]) => names.split(', ').map((name) => [name.replace('default as ', ''), file])))
}

/** Takes each icon from its own file: through the one that names them all, every page would bring whatever icon any screen shows. */
export function ownIcons() {
  let files
  return {
    name: 'own-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/web\/.+\.tsx?$/, code: ICONS },
      handler(code) {
        files ??= iconFiles()
        const taken = this.parse(code, { lang: 'tsx' }).body.filter(
          ({ source, importKind }) => source?.value === ICONS && importKind !== 'type',
        )
        return taken.reduceRight(
          (left, { start, end, specifiers }) => left.slice(0, start) + ownLines(specifiers, files) + left.slice(end),
          code,
        )
      },
    },
  }
}

/** What is no icon, such as a type, comes as it did. */
function ownLines(specifiers, files) {
  const lines = specifiers.map(({ imported, local, importKind }) => {
    const file = files.get(imported.name)
    if (file) return `import ${local.name} from '${ICONS}/icons/${file}'`
    return `import { ${importKind === 'type' ? 'type ' : ''}${imported.name} as ${local.name} } from '${ICONS}'`
  })
  return lines.join(';')
}
