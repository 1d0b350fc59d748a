import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { figure, listed } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { type Ask, inQuotes, named, namedInQuotes } from './ask.ts'
import type { Decisive } from './decisive.ts'
import { begun, firstWords, quoted } from './quoted.ts'
import type { SoFar } from './so-far.ts'

/** How many words of a task the question on the steps repeats. */
const MOST_OF_TASK = 12

/** What the rows of the work itself lack: steps, methods, tests, figures, risks. */
export function workAsks(so: SoFar, chosen: Decisive): Ask[] {
  return [stepsAsk(so, chosen), methodAsk(so, chosen), testAsk(so, chosen), thresholdAsk(so, chosen), riskAsk(so, chosen)]
}

function stepsAsk(so: SoFar, { tasks, shown }: Decisive): Ask {
  const { steps } = so.rows
  const shared = {
    subject: 'steps',
    why: 'Each step becomes a task of a milestone; its months decide which one.',
    at: shown[0],
    min_items: 3,
  } as const
  if (steps.length === 0) {
    const ask = 'In which steps will you do the work, in which months, and what does each hand over?'
    const plain = `In which steps will you work on ${so.name}, in which months, and what does each hand over?`
    return { ...shared, lack: 10, q: tasks.length > 0 ? `${tasksNamed(so, tasks, shown)} ${ask}` : plain }
  }
  const [first] = shown
  const missing = first ? `, and which step covers this: ${begun(first, MOST_OF_TASK)}?` : ', and is any step still missing?'
  const isDated = steps.every(({ from_month, to_month }) => from_month !== undefined && to_month !== undefined)
  const offer = stepsNamed(steps)
  if (!isDated) return { ...shared, lack: 8, q: `${offer} In which months is each done${missing}` }
  if (!steps.every(({ result }) => result)) return { ...shared, lack: 5, q: `${offer} What does each hand over${missing}` }
  const covers = first ? `Which step covers this: ${begun(first, MOST_OF_TASK)}?` : 'Is any step still missing?'
  return { ...shared, lack: first ? 5 : 2, q: `${offer} ${covers}` }
}

function tasksNamed({ facts }: SoFar, tasks: readonly Requirement[], shown: readonly Requirement[]): string {
  const quotes = listed(shown.map((one) => begun(one, MOST_OF_TASK)))
  const isOfPhase = tasks[0]?.phase === facts.phase
  const where = isOfPhase ? ` for Phase ${facts.phase}` : ''
  if (tasks.length === shown.length) return `The topic asks${where}: ${quotes}.`
  return `The topic sets ${tasks.length} tasks${where}, among them ${quotes}.`
}

function methodAsk(so: SoFar, { method }: Decisive): Ask {
  const { steps } = so.rows
  const open = steps.filter((step) => !step.method)
  const shared = {
    subject: 'method',
    why: 'Plans fail most often because they say what is done but not how.',
    min_items: 2,
  } as const
  const lack = lackOf(steps, open, 8)
  if (method) {
    const isTold = steps.length > 0 && open.length === 0
    const ask = isTold
      ? 'You said how each step is done. Which of them does this, and how'
      : 'How will you do this, by which method and with which tools and data'
    return { ...shared, at: method, lack, q: `${ask}: ${quoted(method)}?` }
  }
  if (steps.length === 0 || open.length === 0) {
    const q = `By which method will you do each part of the work on ${so.name}, and with which tools, data and material?`
    return { ...shared, lack, q }
  }
  const q = `By which method and with which tools will you do this: ${namedInQuotes(open.map(({ action }) => action))}?`
  return { ...shared, lack, q }
}

function testAsk(so: SoFar, { test }: Decisive): Ask {
  const proofs = so.rows.steps.flatMap(({ proof }) => proof)
  const shared = {
    subject: 'test',
    why: 'The test and its pass mark become the acceptance criterion that the payment hangs on.',
    at: test,
    min_items: 2,
  } as const
  const offer = proofs.length > 0 ? `You test ${namedInQuotes(proofs.map(({ quantity }) => quantity))}. ` : ''
  const lack = proofs.length === 0 ? 9 : test ? 6 : 3
  if (!test) {
    const ask = offer ? 'How many times, on what, and what counts as a pass?' : `Which tests will show that ${so.name} works`
    return { ...shared, lack, q: offer ? `${offer}${ask}` : `${ask}: on what, how many times, and what counts as a pass?` }
  }
  const met = test.kind === 'task' ? 'done' : 'met'
  return {
    ...shared,
    lack,
    q: `${offer}How will you show that this is ${met}, in how many runs, and what counts as a pass: ${quoted(test)}?`,
  }
}

function thresholdAsk({ facts, rows, name }: SoFar, { threshold }: Decisive): Ask {
  const known = rows.commitments.filter(({ value }) => value)
  const end = `by the end of Phase ${facts.phase}`
  const shared = {
    subject: 'threshold',
    why: 'A figure with its start and its measurement is what tells success from effort.',
    at: threshold,
    min_items: 2,
  } as const
  const committed = named(known.map((one) => `${firstWords(one.quantity, MOST_OF_TASK)} ${figure(one)}`))
  const offer = known.length > 0 ? `You commit to ${committed}. ` : ''
  const lack = known.length === 0 ? 9 : threshold ? 6 : 2
  if (!threshold) {
    const first = `Which figures will you commit to for ${name} ${end}, where do you stand today, and how is each measured?`
    return { ...shared, lack, q: offer ? `${offer}Where do you stand today, and which other figures do you commit to?` : first }
  }
  const ask = `What do you reach today, what do you commit to ${end}, and how is it measured?`
  return { ...shared, lack, q: `${offer}The topic says: ${quoted(threshold)}. ${ask}` }
}

function riskAsk(so: SoFar, { risk }: Decisive): Ask {
  const { risks } = so.rows
  const shared = {
    subject: 'risk',
    why: 'Evaluators trust a plan that knows where it may fail and what it does then.',
    min_items: 2,
  } as const
  const open = risks.filter(({ fallback }) => !fallback)
  const signs = 'How would you notice early, and what would you do instead?'
  if (risks.length > 0) {
    const ask = open.length > 0 ? signs : 'What else could go wrong, how would you notice early, and what would you do instead?'
    return {
      ...shared,
      lack: open.length > 0 ? 5 : 2,
      q: `You named the risk${risks.length > 1 ? 's' : ''} ${namedInQuotes(risks.map(({ what }) => what))}. ${ask}`,
    }
  }
  if (!risk) return { ...shared, lack: 8, q: `What is most likely to go wrong with ${so.name}? ${signs}` }
  const q = `What may go wrong here, how would you notice early, and what would you do instead: ${quoted(risk)}?`
  return { ...shared, at: risk, lack: 8, q }
}

/** All of it where there are no steps, less where only some lack something, little where none does. */
function lackOf(steps: readonly WorkStep[], open: readonly WorkStep[], all: number): number {
  if (steps.length === 0 || open.length === steps.length) return all
  return open.length > 0 ? all - 3 : 2
}

function stepsNamed(steps: readonly WorkStep[]): string {
  const [first, last] = [steps[0]?.action ?? '', steps.at(-1)?.action ?? '']
  if (steps.length === 1) return `You named one step: ${inQuotes(first)}.`
  return `You named ${steps.length} steps, from ${inQuotes(first)} to ${inQuotes(last)}.`
}
