/** What a call says of itself that only the server reads: the line that describes it, and the shape that what comes in is held against. */
const OF_SERVER = new Set(['summary', 'input'])

/** Leaves out of the pages what of the calls between browser and server no page reads. */
export function leanCalls() {
  return {
    name: 'lean-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/, code: 'endpoint(' },
      // the first ones last, so that those before them stay where they are
      handler(code) {
        return ofServer(this.parse(code, { lang: 'ts' })).reduceRight(
          (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
          code,
        )
      },
    },
  }
}

/** The properties of endpoints that only the server reads, as they stand. */
function ofServer(node) {
  if (typeof node !== 'object' || node === null) return []
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint')
    return node.arguments[0].properties.filter(({ key }) => OF_SERVER.has(key.name))
  return Object.values(node).flatMap(ofServer)
}
